/** How long what opens a door lives, in seconds. Source: design.md section 6. */

/** A page session, and what hangs on it, counted from the last page. */
export const PAGE_SESSION_SECONDS = 12 * 60 * 60
export const ACCESS_SECONDS = 10 * 60
/** A refresh token of `/v1`, counted from the last refresh. */
export const API_FAMILY_SECONDS = 30 * 24 * 60 * 60
/** The immediate predecessor of a refresh token is answered again for so long. */
export const GRACE_SECONDS = 10
/** Last use of a token or page session is written at most this often. */
export const LAST_USE_SECONDS = 60
export const PASSWORD_RESET_SECONDS = 60 * 60
export const EMAIL_CONFIRMATION_SECONDS = 7 * 24 * 60 * 60
export const INVITATION_SECONDS = 7 * 24 * 60 * 60
export const EMAIL_CHANGE_SECONDS = 24 * 60 * 60
