#pragma once

/* How often this program has asked the C library for memory. */
long allocations_count (void);
