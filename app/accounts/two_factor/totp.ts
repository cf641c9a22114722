import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import portal from '#config/portal'

/** The only parameters that all authenticator apps support (RFC 6238). */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 }

/** How many steps before and after the current one are accepted, since clocks differ. */
const WINDOW = 1

/** A random secret of 160 bits in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The time step of the code; null if the code is not accepted. `timestamp` is in ms since 1970. */
export function stepOfCode(secret: string, code: string, timestamp = Date.now()): number | null {
  const totp = new TOTP({ ...parameters, secret })
  const delta = totp.validate({ token: code, window: WINDOW, timestamp })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** The secret as a QR code for authenticator apps, in SVG. */
export function qrCodeOf(secret: string, email: string): string {
  const totp = new TOTP({ ...parameters, secret, issuer: portal.name, label: email })
  return renderSVG(totp.toString(), { border: 4 })
}
