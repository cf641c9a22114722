import { test } from '@japa/runner'
import { ipKey } from '#app/core/http/ip_key'

test.group('Addresses for rate limits', () => {
  test('{address} counts as {key}')
    .with([
      { address: '203.0.113.7', key: '203.0.113.7' },
      { address: '::ffff:203.0.113.7', key: '203.0.113.7' },
      { address: '2001:db8:1:2:3:4:5:6', key: '2001:db8:1:2::/64' },
      { address: '2001:DB8:1:2::ffff', key: '2001:db8:1:2::/64' },
      { address: '2001:db8::1', key: '2001:db8:0:0::/64' },
      { address: '::1', key: '0:0:0:0::/64' },
      { address: 'fe80::1%eth0', key: 'fe80:0:0:0::/64' },
    ])
    .run(({ assert }, { address, key }) => {
      assert.equal(ipKey(address), key)
    })
})
