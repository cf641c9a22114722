/**
 * The constants of the user interface. The sidebar's width, the font and the radius are in
 * `css/tokens.scss` too.
 */

/** Width of the sidebar, in px. */
export const SIDEBAR_WIDTH = 260

/** The back-to-top button shows after this many px. */
export const BACK_TO_TOP_AFTER = 50

export const FONT_FAMILY = 'Nunito'
/** Corner radius, in px. */
export const BORDER_RADIUS = 12

/** The most rows of a bulk action (`exactTotal` of app/core/lists/list_url.ts). */
export const MOST_SELECTED = 10_000

/** How long the load-failure screen shows its spinner, in ms. */
export const LOAD_FAILURE_SPINNER = 15_000
/** Timeout for loading a script, in ms. */
export const CHUNK_LOAD_TIMEOUT = 120_000

export const TOAST_AUTO_CLOSE = 5000
/** How far a toast must be dragged to be dismissed, in percent of its width. */
export const TOAST_DRAG_PERCENT = 80
export const TOAST_POSITION = 'top-right'
export const TOAST_PAUSE_ON_HOVER = true
export const TOAST_PAUSE_ON_FOCUS_LOSS = true

export type Tone = 'primary' | 'success' | 'warning' | 'danger'

/** Colour of a usage bar: up to 50 % primary, up to 75 % success, under 100 % warning, otherwise error. */
export function usageTone(percent: number): Tone {
  if (percent <= 50) return 'primary'
  if (percent <= 75) return 'success'
  if (percent < 100) return 'warning'
  return 'danger'
}

/** The label if no paid package pays. */
export const FREE_PACK_NAME = 'Free Pack'
