import { test } from '@japa/runner'
import { Secret } from 'otpauth'
import { newTotpSecret, qrCodeOf, stepOfCode } from '#app/accounts/two_factor/totp'

/** The secret of RFC 6238, appendix B; the codes are the last six digits of its table. */
const secret = Secret.fromUTF8('12345678901234567890').base32

test.group('Codes of authenticator apps', () => {
  test('are those of RFC 6238', ({ assert }) => {
    const table: Array<[seconds: number, code: string]> = [
      [59, '287082'],
      [1111111109, '081804'],
      [1234567890, '005924'],
      [20000000000, '353130'],
    ]
    for (const [seconds, code] of table) {
      assert.equal(stepOfCode(secret, code, seconds * 1000), Math.floor(seconds / 30))
    }
  })

  test('are accepted one step early or late, not more', ({ assert }) => {
    const at = 1111111109_000
    const step = Math.floor(1111111109 / 30)
    const found = [-2, -1, 0, 1, 2].map((steps) =>
      stepOfCode(secret, '081804', at + steps * 30_000)
    )
    assert.deepEqual(found, [null, step, step, step, null])
    assert.isNull(stepOfCode(secret, '12345', at))
    assert.isNull(stepOfCode(secret, '', at))
  })

  test('come from random secrets of 160 bits', ({ assert }) => {
    const secrets = [newTotpSecret(), newTotpSecret()]
    assert.notEqual(...(secrets as [string, string]))
    for (const text of secrets) assert.match(text, /^[A-Z2-7]{32}$/)
  })

  test('are offered as a QR code', ({ assert }) => {
    assert.match(qrCodeOf(secret, 'ada@example.com'), /^<svg [^]*<\/svg>$/)
  })
})
