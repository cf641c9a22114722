import type { HttpContext } from '@adonisjs/core/http'
import portal from '#config/portal'
import { documentValidator } from '#app/contract/audience'
import { contractText, contractVersion } from '#app/contract/contract'
import { portalPath } from '#app/core/door'
import { refuseUnknownParameters } from '#app/core/http/query_parameters'

/**
 * `/v1/`, `/v1/openapi.json` and `/v1/openapi.yaml`: the API description for programs and people.
 */
export default class V1ContractController {
  /** The entry point, with links to all descriptions. */
  index({ response }: HttpContext) {
    response.header('Cache-Control', 'public, max-age=300')
    return response.json(apiIndex())
  }

  json(ctx: HttpContext) {
    return send(ctx, 'json', 'application/json; charset=utf-8')
  }

  yaml(ctx: HttpContext) {
    return send(ctx, 'yaml', 'application/yaml; charset=utf-8')
  }
}

/** Absolute URLs that can be followed directly. */
export function apiIndex() {
  const page = (path: string) => portal.url + portalPath(path)
  return {
    name: `${portal.name} API`,
    version: contractVersion,
    documentation: page('/docs'),
    errors: page('/docs/errors'),
    changelog: page('/docs/changelog'),
    openapi_json: `${portal.apiUrl}/openapi.json`,
    openapi_yaml: `${portal.apiUrl}/openapi.yaml`,
  }
}

async function send(ctx: HttpContext, format: 'json' | 'yaml', type: string) {
  const { request, response } = ctx
  refuseUnknownParameters(ctx, ['audience'])
  const { audience = 'partner' } = await request.validateUsing(documentValidator)
  const { text, etag } = contractText(audience, format)
  response.header('ETag', etag)
  response.header('Cache-Control', `${audience === 'staff' ? 'private' : 'public'}, max-age=300`)
  if (tagsIn(request.header('if-none-match')).includes(etag)) return response.notModified()
  response.header('Content-Type', type)
  return response.send(text)
}

function tagsIn(header = ''): string[] {
  return header.split(',').map((tag) => tag.trim())
}
