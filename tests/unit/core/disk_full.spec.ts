import { test } from '@japa/runner'
import { DiskFull, isDiskFull } from '#app/core/files/disk_full'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

test.group('A full disk', () => {
  test('is recognised of files, SQLite and PostgreSQL', ({ assert }) => {
    for (const code of ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100']) {
      assert.isTrue(isDiskFull(withCode(code)), code)
    }
    for (const other of [withCode('SQLITE_BUSY'), new Error('x'), 'ENOSPC', null, undefined]) {
      assert.isFalse(isDiskFull(other))
    }
  })

  test('is recognised behind another error', ({ assert }) => {
    const cause = withCode('ENOSPC')
    assert.isTrue(isDiskFull(new Error('x', { cause })))
    assert.isTrue(isDiskFull(new DiskFull(cause)))
    assert.containSubset(new DiskFull(cause), { status: 503, headers: { 'Retry-After': '60' } })
  })
})
