import type { HttpContext } from '@adonisjs/core/http'
import { cursorList } from '#app/core/lists/listing'
import { serialize } from '#app/core/http/serializer'
import AuditEntry from '#app/accounts/audit/audit_entry'
import AuditEntryTransformer from '#app/accounts/audit/audit_entry_transformer'
import { auditList, auditRows } from '#app/accounts/audit/audit_list'

/** The audit log on `/v1`. */
export default class V1AuditLogController {
  async index(ctx: HttpContext) {
    const { rows, meta } = await cursorList(auditList, AuditEntry.query(), ctx)
    return serialize({ data: AuditEntryTransformer.transform(await auditRows(rows)), meta })
  }
}
