/* Counts what a benchmark allocates: these stand before the C library's own in every program
 * that links them (glibc manual, "Replacing malloc"). */
#include "allocations.h"
#include <stddef.h>

extern void *__libc_malloc (size_t size);
extern void *__libc_realloc (void *old, size_t size);

static long count;

long
allocations_count (void)
{
  return __atomic_load_n (&count, __ATOMIC_RELAXED);
}

void *
malloc (size_t size)
{
  __atomic_fetch_add (&count, 1, __ATOMIC_RELAXED);
  return __libc_malloc (size);
}

void *
realloc (void *old, size_t size)
{
  __atomic_fetch_add (&count, 1, __ATOMIC_RELAXED);
  return __libc_realloc (old, size);
}
