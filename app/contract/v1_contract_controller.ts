import type { HttpContext } from '@adonisjs/core/http'
import { contractText } from '#app/contract/contract'

/** `/v1/openapi.json` and `/v1/openapi.yaml`: what `/v1` is, for programs and people. */
export default class V1ContractController {
  json(ctx: HttpContext) {
    return send(ctx, 'json', 'application/json; charset=utf-8')
  }

  yaml(ctx: HttpContext) {
    return send(ctx, 'yaml', 'application/yaml; charset=utf-8')
  }
}

function send({ request, response }: HttpContext, format: 'json' | 'yaml', type: string) {
  const { text, etag } = contractText(format)
  response.header('ETag', etag)
  response.header('Cache-Control', 'public, max-age=300')
  if (tagsIn(request.header('if-none-match')).includes(etag)) return response.notModified()
  response.header('Content-Type', type)
  return response.send(text)
}

function tagsIn(header = ''): string[] {
  return header.split(',').map((tag) => tag.trim())
}
