import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { readerTokenHeader } from '#app/invoices/reader_token'

export const imports = '/v1/invoice-reader/invoice_import/'

/** The caller: a logged-in user, or a visitor with or without the token of an earlier response. */
export type Caller = User | string | null

/** A request of `/v1/invoice-reader/invoice_import/`. */
export function ask(client: ApiClient, caller: Caller, method = 'GET', path = 'list/') {
  const request = client.request(imports + path, method).accept('json')
  if (typeof caller === 'string') return request.header(readerTokenHeader, caller)
  return caller ? request.withGuard('api').loginAs(caller) : request
}

/** Uploads files; the keys are their names. */
export function uploadInvoices(
  client: ApiClient,
  caller: Caller,
  files: Record<string, string | Buffer>
) {
  const request = ask(client, caller, 'POST', '')
  for (const [filename, content] of Object.entries(files)) {
    request.file('file', Buffer.from(content), { filename })
  }
  return request
}
