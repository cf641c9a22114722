import { usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { usePortal } from '~/use_portal'

export type Appearance = Data.SharedProps['appearance']

const defaults: Partial<Appearance> = { theme: 'system', font: 'nunito', radius: 12 }

/**
 * Saves an appearance setting: in a cookie, which the server reads for the next page, and for logged-in users
 * on the server, for all devices. Failures are only logged.
 */
export function useAppearance() {
  const { csrfToken, user } = usePage().props
  const { cookiePrefix, to } = usePortal()
  return (chosen: Partial<Appearance>) => {
    for (const [name, value] of Object.entries(chosen)) remember(cookiePrefix + name, value)
    if (!user) return
    fetch(to('/appearance'), {
      method: 'POST',
      keepalive: true,
      redirect: 'manual',
      headers: { 'Accept': 'application/json', 'X-CSRF-TOKEN': csrfToken ?? '' },
      body: formOf(chosen),
    }).catch((error: unknown) => console.error('The appearance could not be kept', error))
  }
}

/** Sets the attributes of the root element that the stylesheet uses; the server does so for the first page. */
export function applyAppearance(look: Appearance) {
  const { dataset } = document.documentElement
  for (const name of ['theme', 'font', 'radius'] as const) {
    if (look[name] === defaults[name]) delete dataset[name]
    else dataset[name] = String(look[name])
  }
}

function remember(name: string, value: unknown) {
  const text = Array.isArray(value) ? value.join('.') : String(value)
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${text}; path=/; max-age=31536000; samesite=lax${secure}`
}

function formOf(chosen: Partial<Appearance>): URLSearchParams {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(chosen)) {
    if (!Array.isArray(value)) form.set(name, String(value))
    else for (const one of value.length ? value : ['none']) form.append(`${name}[]`, one)
  }
  return form
}
