import { generateKeyPairSync, sign } from 'node:crypto'

/**
 * Generates a self-signed certificate for a host with its key, so that no key is in the sources.
 */
export function selfSigned(host: string): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const sha256WithEcdsa = der(0x30, oid('2a8648ce3d040302'))
  const name = der(0x30, der(0x31, der(0x30, oid('550403'), text(0x0c, host))))
  const isAuthority = der(0x30, der(0x01, Buffer.from([0xff])))
  const hosts = der(0x30, text(0x82, host))
  const content = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    sha256WithEcdsa,
    name,
    der(0x30, text(0x17, '200101000000Z'), text(0x18, '21000101000000Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      der(
        0x30,
        der(0x30, oid('551d13'), der(0x04, isAuthority)),
        der(0x30, oid('551d11'), der(0x04, hosts))
      )
    )
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey))
  const base64 = der(0x30, content, sha256WithEcdsa, signature).toString('base64')
  const lines = base64.match(/.{1,64}/g)!.join('\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  }
}

/** A DER value of X.509: tag, length, content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'))
}

function text(tag: number, value: string): Buffer {
  return der(tag, Buffer.from(value))
}
