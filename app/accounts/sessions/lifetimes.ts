/** Lifetimes of sessions and tokens, in seconds. */

/** A page session and its token families, from the last page view. */
export const PAGE_SESSION_SECONDS = 12 * 60 * 60
export const ACCESS_SECONDS = 10 * 60
/** A refresh token of `/v1`, from the last refresh. */
export const API_FAMILY_SECONDS = 30 * 24 * 60 * 60
/** How long the immediate predecessor of a refresh token is still accepted. */
export const GRACE_SECONDS = 10
/** The minimum interval between updates of the last use of a token or page session. */
export const LAST_USE_SECONDS = 60
/** How long a browser or IP address is known to an account after a sign-in. */
export const KNOWN_SECONDS = 90 * 24 * 60 * 60
export const PASSWORD_RESET_SECONDS = 60 * 60
export const EMAIL_CONFIRMATION_SECONDS = 7 * 24 * 60 * 60
export const INVITATION_SECONDS = 7 * 24 * 60 * 60
export const EMAIL_CHANGE_SECONDS = 24 * 60 * 60
