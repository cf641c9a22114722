import { getActiveTest, test } from '@japa/runner'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import webhooks from '#config/webhooks'
import { postToTarget } from '#app/webhooks/post_to_target'
import {
  AddressRefused,
  allowedAddresses,
  faultOfTarget,
  isPublicAddress,
  names,
  parseTarget,
} from '#app/webhooks/target_address'
import { startReceiver } from '#tests/helpers/receiver'
import { selfSigned } from '#tests/helpers/self_signed'

/** Resolves names to these addresses until the end of the test; each lookup uses the next list. */
function resolveTo(...lists: string[][]) {
  const { resolve } = names
  const lookups: string[] = []
  names.resolve = async (host) => {
    lookups.push(host)
    const list = lists.length > 1 ? lists.shift()! : lists[0]
    if (!list.length) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' })
    return list.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  }
  getActiveTest()?.cleanup(() => {
    names.resolve = resolve
  })
  return lookups
}

async function faultOf(text: string): Promise<string | null> {
  try {
    await allowedAddresses(parseTarget(text))
    return null
  } catch (error) {
    if (error instanceof AddressRefused) return error.fault
    throw error
  }
}

const publicAddresses = [
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001:80b::200e',
  /** NAT64 of 8.8.8.8. */
  '64:ff9b::808:808',
  '64:ff9b::8.8.8.8',
]

const closedAddresses = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.100.100.200',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.169.254',
  '169.254.170.2',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.0.2.1',
  '192.31.196.1',
  '192.52.193.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.175.48.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::2',
  '::127.0.0.1',
  '::8.8.8.8',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:a00:1',
  '::ffff:8.8.8.8',
  '::ffff:0:10.0.0.1',
  '64:ff9b::10.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b::100.64.0.1',
  '64:ff9b::168.63.129.16',
  '64:ff9b::',
  '64:ff9b:1::1',
  '100::1',
  '100:0:0:1::1',
  '2001::1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '2001:1::1',
  '2001:2::1',
  '2001:3::1',
  '2001:4:112::1',
  '2001:10::1',
  '2001:20::1',
  '2001:30::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:a00:1::1',
  '2002:808:808::1',
  '2606:4700::1%eth0',
  '2620:4f:8000::1',
  '3fff::1',
  '4000::1',
  '5f00::1',
  '8000::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'ff0e::1',
  'not an address',
  '',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
]

test.group('Addresses of webhooks', (group) => {
  group.each.setup(() => {
    const before = { ...webhooks }
    return () => {
      Object.assign(webhooks, before)
    }
  })

  for (const address of publicAddresses) {
    test(`${address} is public`, ({ assert }) => {
      assert.isTrue(isPublicAddress(address))
    })
  }

  for (const address of closedAddresses) {
    test(`${address} is not public`, ({ assert }) => {
      assert.isFalse(isPublicAddress(address))
    })
  }

  const refusals: Array<[text: string, fault: string]> = [
    ['example.com/hook', 'not_an_address'],
    ['ftp://example.com/', 'not_an_address'],
    ['file:///etc/passwd', 'not_an_address'],
    ['javascript:alert(1)', 'not_an_address'],
    ['http://example.com/', 'https_only'],
    ['https://user:secret@example.com/', 'with_credentials'],
    ['https://user@example.com/', 'with_credentials'],
    ['https://example.com:80/', 'port'],
    ['https://example.com:8443/', 'port'],
    ['https://example.com:22/', 'port'],
    ['https://example.com:25/', 'port'],
    ['https://example.com:6667/', 'port'],
    ['https://127.0.0.1/', 'private_network'],
    ['https://2130706433/', 'private_network'],
    ['https://0x7f.1/', 'private_network'],
    ['https://0x7f000001/', 'private_network'],
    ['https://0177.0.0.1/', 'private_network'],
    ['https://017700000001/', 'private_network'],
    ['https://127.1/', 'private_network'],
    ['https://0/', 'private_network'],
    ['https://10.1/', 'private_network'],
    ['https://100.64.1/', 'private_network'],
    ['https://0xA9FEA9FE/', 'private_network'],
    ['https://%31%32%37.0.0.1/', 'private_network'],
    ['https://①②⑦.0.0.1/', 'private_network'],
    ['https://127。0。0。1/', 'private_network'],
    ['https://256.0.0.1/', 'not_an_address'],
    ['https://[::1]/', 'private_network'],
    ['https://[::]/', 'private_network'],
    ['https://[::ffff:169.254.169.254]/', 'private_network'],
    ['https://[::ffff:a9fe:a9fe]/', 'private_network'],
    ['https://[64:ff9b::10.0.0.1]/', 'private_network'],
    ['https://[2002:a9fe:a9fe::]/', 'private_network'],
    ['https://[fe80::1]/', 'private_network'],
    ['https://[ff02::1]/', 'private_network'],
    ['https://[fe80::1%25eth0]/', 'not_an_address'],
    ['https://[fd00:ec2::254]/', 'private_network'],
  ]
  for (const [text, fault] of refusals) {
    test(`${text} is refused: ${fault}`, async ({ assert }) => {
      resolveTo(['8.8.8.8'])
      assert.equal(await faultOf(text), fault)
    })
  }

  for (const text of [
    'https://example.com/',
    'https://example.com:443/a?b=c',
    'https://[2606:4700::1]/',
  ]) {
    test(`${text} is accepted`, async ({ assert }) => {
      resolveTo(['8.8.8.8', '2606:4700::1'])
      assert.isNull(await faultOf(text))
    })
  }

  test('refuses a name with a private address, or without any', async ({ assert }) => {
    resolveTo(['8.8.8.8', '10.0.0.1'], ['2606:4700::1', '::1'], ['169.254.169.254'], [])
    const found = []
    for (let at = 0; at < 4; at += 1) found.push(await faultOf('https://example.com/'))
    assert.deepEqual(found, [
      'private_network',
      'private_network',
      'private_network',
      'name_not_found',
    ])
  })

  test('can have other ports by setting', async ({ assert }) => {
    const faultsOf = (...ports: number[]) =>
      Promise.all(ports.map((port) => faultOf(`https://8.8.8.8:${port}/`)))
    assert.deepEqual(await faultsOf(443, 8443, 9443), [null, 'port', 'port'])
    webhooks.ports = [8443]
    assert.deepEqual(await faultsOf(443, 8443, 9443), [null, null, 'port'])
    webhooks.ports = '*'
    assert.deepEqual(await faultsOf(443, 8443, 9443, 22, 6667), [null, null, null, 'port', 'port'])
  })

  test('can include private networks and plain http by setting', async ({ assert }) => {
    resolveTo(['10.0.0.1'])
    webhooks.privateNetworks = true
    assert.isNull(await faultOf('https://inside.example/'))
    assert.equal(await faultOf('http://inside.example/'), 'https_only')
    webhooks.http = true
    assert.isNull(await faultOf('http://inside.example/'))
  })
})

test.group('Sending to an address', () => {
  test('resolves the name once and connects to the checked address', async ({ assert }) => {
    const receiver = await startReceiver()
    const { port } = new URL(receiver.url)
    const lookups = resolveTo(['127.0.0.1'])

    const outcome = await postToTarget(`http://hooks.example.com:${port}/`, {
      headers: {},
      body: '{}',
    })

    assert.containSubset(outcome, { error: null, status: 200, body: 'taken' })
    assert.deepEqual(lookups, ['hooks.example.com'])
    assert.equal(receiver.received[0].headers.host, `hooks.example.com:${port}`)
  })

  test('refuses a name that later resolves to a private network', async ({ assert }) => {
    const receiver = await startReceiver()
    webhooks.privateNetworks = false
    const { port } = new URL(receiver.url)
    resolveTo(['8.8.8.8'], ['127.0.0.1'])
    const address = `http://rebinding.example.com:${port}/`
    assert.isNull(await faultOf(address))

    const outcome = await postToTarget(address, { headers: {}, body: '{}' })

    assert.containSubset(outcome, { error: 'address_refused', status: null })
    assert.lengthOf(receiver.received, 0)
  })
})

test.group('Sending over TLS', () => {
  const message = { headers: {}, body: '{}' }

  test('refuses an untrusted certificate with an explanation', async ({ assert }) => {
    const receiver = await startReceiver(undefined, selfSigned('hooks.example.com'))
    const { port } = new URL(receiver.url)
    resolveTo(['127.0.0.1'])

    const outcome = await postToTarget(`https://hooks.example.com:${port}/`, message)

    assert.containSubset(outcome, { error: 'tls', status: null, body: null })
    assert.lengthOf(receiver.received, 0)
  })

  test('accepts a trusted certificate for its own name only', async ({ assert }) => {
    const certificate = selfSigned('hooks.example.com')
    const trusted = getCACertificates('default')
    setDefaultCACertificates([...trusted, certificate.cert])
    getActiveTest()?.cleanup(() => setDefaultCACertificates(trusted))
    const receiver = await startReceiver(undefined, certificate)
    const { port } = new URL(receiver.url)
    resolveTo(['127.0.0.1'])

    const genuine = await postToTarget(`https://hooks.example.com:${port}/`, message)
    const other = await postToTarget(`https://other.example.com:${port}/`, message)

    assert.containSubset(genuine, { error: null, status: 200, body: 'taken' })
    assert.containSubset(other, { error: 'tls', status: null })
    assert.lengthOf(receiver.received, 1)
  })
})

test('localhost is resolved without name servers', async ({ assert }) => {
  for (const host of ['localhost', 'api.localhost', 'localhost.']) {
    assert.deepEqual(await names.resolve(host), [{ address: '127.0.0.1', family: 4 }])
  }
  assert.equal(await faultOf('https://localhost/'), 'private_network')
})

test('does not wait for an unresponsive name server', async ({ assert }) => {
  const before = { ...names }
  getActiveTest()?.cleanup(() => {
    Object.assign(names, before)
  })
  Object.assign(names, { resolve: () => new Promise(() => {}), seconds: 0.05 })
  assert.equal(await faultOf('https://silent.example/'), 'name_not_found')
  assert.equal(await faultOfTarget('https://silent.example/'), 'name_not_found')
})
