import { test } from '@japa/runner'
import { refuseWeakPassword, WeakPassword } from '#app/accounts/passwords/new_password'

const owner = {
  fullName: 'Ada Lovelace',
  email: 'a.lovelace@engines.example',
  organisation: 'Analytical Ltd',
}

test.group('A new password', () => {
  test('{0} is easy to guess')
    .with([
      'password12',
      'P@ssw0rd2026',
      'iloveyou123',
      'Password123!',
      '1234567890',
      'qwertyuiop',
      'qwertz12345',
      'aaaaaaaaaaaa',
      'abcdefghijkl',
      'passwordpassword',
      'Winter2026!',
      'Sommer2026!',
      'AdaLovelace1815',
      'a.lovelace-1815',
      'ecalevoL-1815',
      'engines2026!',
      'analytical-ltd-1',
      'skillary2026',
    ])
    .run(async ({ assert }, password) => {
      await assert.rejects(() => refuseWeakPassword(password, owner), WeakPassword)
    })

  test('{0} is hard to guess')
    .with([
      'secret-password',
      'correct horse battery',
      'ada likes correct horses',
      'xk7Qp2vLm9',
      'gehweg laterne',
      'пароль-из-трёх-слов',
      'x7 '.repeat(3) + 'q9 bicycle '.repeat(15),
    ])
    .run(async ({ assert }, password) => {
      await assert.doesNotReject(() => refuseWeakPassword(password, owner))
    })
})
