import { type SIDEBAR_COOKIE, type THEME_COOKIE } from '~/constants'

/** Keeps a choice of look for a year, where the server reads it with the next page. */
export function rememberLook(
  name: typeof THEME_COOKIE | typeof SIDEBAR_COOKIE,
  value: string,
  path: string
) {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${value}; path=${path}; max-age=31536000; samesite=lax${secure}`
}
