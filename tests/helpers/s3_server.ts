import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface StoredObject {
  bytes: Buffer
  at: Date
}

/**
 * An in-memory server with the parts of S3 that we use: PUT (also as a copy), GET (also a range),
 * HEAD, DELETE and ListObjectsV2, with path-style URLs. It can simulate failures.
 */
export class S3Server {
  /** By key. */
  objects = new Map<string, StoredObject>()
  /** The received requests as "GET uploads/…", with the range if any. */
  asked: string[] = []
  /** `down`: responds with 503. `cut`: closes the connection during the response. */
  state: 'up' | 'down' | 'cut' = 'up'
  readonly bucket = 'files'
  readonly key = 'test-key'
  /** Small, so that the lists of tests have several pages. */
  #pageSize = 2
  #server: Server | null = null
  #port = 0

  /** Starts it again on the port that it had before, if any. */
  async start() {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => response.destroy(error as Error))
    })
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
  }

  async stop() {
    const server = this.#server
    this.#server = null
    if (!server) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }

  /** The settings of a portal that stores its files here. */
  get settings() {
    return {
      DRIVE_DISK: 's3',
      S3_BUCKET: this.bucket,
      S3_REGION: 'eu-central-1',
      S3_ENDPOINT: `http://127.0.0.1:${this.#port}`,
      S3_ACCESS_KEY_ID: this.key,
      S3_SECRET_ACCESS_KEY: 'test-secret-that-nobody-logs',
      S3_FORCE_PATH_STYLE: '1',
      S3_PREFIX: 'uploads',
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://s3')
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/')
    const key = rest.join('/')
    const body = await buffer(request)
    const { authorization = '', range } = request.headers
    this.asked.push(`${request.method} ${key}${range ? ` ${range}` : ''}`)
    if (this.state === 'down') return fail(response, 503, 'SlowDown')
    if (!authorization.startsWith(`AWS4-HMAC-SHA256 Credential=${this.key}/`)) {
      return fail(response, 403, 'InvalidAccessKeyId')
    }
    if (bucket !== this.bucket) return fail(response, 404, 'NoSuchBucket')
    if (request.method === 'PUT') return this.#put(key, body, request, response)
    if (request.method === 'DELETE') {
      this.objects.delete(key)
      return void response.writeHead(204).end()
    }
    if (!key && request.method === 'GET') return this.#list(url.searchParams, response)
    const found = this.objects.get(key)
    if (!found) return fail(response, 404, 'NoSuchKey')
    return this.#send(found, request, response)
  }

  #put(key: string, body: Buffer, request: IncomingMessage, response: ServerResponse) {
    const source = request.headers['x-amz-copy-source']
    if (!source) {
      this.objects.set(key, { bytes: body, at: new Date() })
      return void response.writeHead(200, { ETag: etagOf(body) }).end()
    }
    const [, , ...rest] = decodeURIComponent(String(source)).split('/')
    const found = this.objects.get(rest.join('/'))
    if (!found) return fail(response, 404, 'NoSuchKey')
    this.objects.set(key, { ...found, at: new Date() })
    return xml(
      response,
      200,
      `<CopyObjectResult><ETag>${etagOf(found.bytes)}</ETag></CopyObjectResult>`
    )
  }

  #send({ bytes, at }: StoredObject, request: IncomingMessage, response: ServerResponse) {
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
    const part = from ? bytes.subarray(Number(from), to ? Number(to) + 1 : undefined) : bytes
    response.writeHead(from ? 206 : 200, {
      'Content-Length': part.length,
      ...(from && {
        'Content-Range': `bytes ${from}-${Number(from) + part.length - 1}/${bytes.length}`,
      }),
      'ETag': etagOf(bytes),
      'Last-Modified': at.toUTCString(),
    })
    if (request.method === 'HEAD') return void response.end()
    if (this.state !== 'cut') return void response.end(part)
    response.write(part.subarray(0, part.length / 2), () => response.destroy())
  }

  #list(query: URLSearchParams, response: ServerResponse) {
    const prefix = query.get('prefix') ?? ''
    const after = query.get('continuation-token') ?? ''
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix)).sort()
    const rest = keys.filter((key) => key > after)
    const page = rest.slice(0, this.#pageSize)
    const isCut = rest.length > page.length
    const contents = page.map((key) => {
      const { bytes, at } = this.objects.get(key)!
      return (
        `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified>` +
        `<ETag>${etagOf(bytes)}</ETag><Size>${bytes.length}</Size></Contents>`
      )
    })
    return xml(
      response,
      200,
      `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${contents.join('')}` +
        (isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '') +
        '</ListBucketResult>'
    )
  }
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}

function fail(response: ServerResponse, status: number, code: string) {
  return xml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

function xml(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'Content-Type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?>${text}`)
}
