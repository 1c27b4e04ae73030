/* What Swift cannot import from GTK's headers by itself: macros, varargs, and calls whose name
 * depends on GTK's version. */
#pragma once
#include <gtk/gtk.h>
#include <glib/gi18n.h>
#include <locale.h>

#if !GTK_CHECK_VERSION (4, 8, 0)
#error "GTK 4.8 or newer is needed."
#endif

/* A theme's named colour; GTK has no successor for this call. */
static inline gboolean
cgtk_widget_lookup_color (GtkWidget *widget, const char *name, GdkRGBA *color)
{
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, color);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

static inline void
cgtk_css_provider_load (GtkCssProvider *provider, const char *text, gssize length)
{
#if GTK_CHECK_VERSION (4, 12, 0)
  char *copy = g_strndup (text, length);
  gtk_css_provider_load_from_string (provider, copy);
  g_free (copy);
#else
  gtk_css_provider_load_from_data (provider, text, length);
#endif
}

/* Device pixels per point; before 4.12 GTK knew whole ones only. */
static inline double
cgtk_surface_get_scale (GdkSurface *surface)
{
#if GTK_CHECK_VERSION (4, 12, 0)
  return gdk_surface_get_scale (surface);
#else
  return gdk_surface_get_scale_factor (surface);
#endif
}

/* The signal that tells of a change of that. */
static inline const char *
cgtk_surface_scale_signal (void)
{
#if GTK_CHECK_VERSION (4, 12, 0)
  return "notify::scale";
#else
  return "notify::scale-factor";
#endif
}

/* Whether things of this role do work of their own with presses and drags. */
static inline gboolean
cgtk_role_is_control (GtkAccessibleRole role)
{
  switch (role)
    {
    case GTK_ACCESSIBLE_ROLE_BUTTON: case GTK_ACCESSIBLE_ROLE_CHECKBOX:
    case GTK_ACCESSIBLE_ROLE_COMBO_BOX: case GTK_ACCESSIBLE_ROLE_LINK:
    case GTK_ACCESSIBLE_ROLE_MENU_ITEM: case GTK_ACCESSIBLE_ROLE_RADIO:
    case GTK_ACCESSIBLE_ROLE_SCROLLBAR: case GTK_ACCESSIBLE_ROLE_SEARCH_BOX:
    case GTK_ACCESSIBLE_ROLE_SLIDER: case GTK_ACCESSIBLE_ROLE_SPIN_BUTTON:
    case GTK_ACCESSIBLE_ROLE_SWITCH: case GTK_ACCESSIBLE_ROLE_TAB:
    case GTK_ACCESSIBLE_ROLE_TEXT_BOX:
#if GTK_CHECK_VERSION (4, 10, 0)
    case GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON:
#endif
      return TRUE;
    default:
      return FALSE;
    }
}

/* Whether things of this role do work of their own with a wheel. */
static inline gboolean
cgtk_role_takes_wheel (GtkAccessibleRole role)
{
  return role == GTK_ACCESSIBLE_ROLE_COMBO_BOX || role == GTK_ACCESSIBLE_ROLE_SCROLLBAR
    || role == GTK_ACCESSIBLE_ROLE_SLIDER || role == GTK_ACCESSIBLE_ROLE_SPIN_BUTTON;
}

static inline gboolean
cgtk_is_cairo_renderer (GskRenderer *renderer)
{
  return GSK_IS_CAIRO_RENDERER (renderer);
}

static inline gboolean
cgtk_is_scrolled_window (GtkWidget *widget)
{
  return GTK_IS_SCROLLED_WINDOW (widget);
}

/* Has assistive technology say something; before 4.14 GTK had no way to ask for that. */
static inline void
cgtk_accessible_announce (GtkWidget *widget, const char *text)
{
#if GTK_CHECK_VERSION (4, 14, 0)
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#else
  (void) widget, (void) text;
#endif
}

static inline void
cgtk_print (const char *text)
{
  g_print ("%s\n", text);
}

static inline void
cgtk_print_error (const char *text)
{
  g_printerr ("%s\n", text);
}
