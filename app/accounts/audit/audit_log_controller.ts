import type { HttpContext } from '@adonisjs/core/http'
import { answerListFile } from '#app/core/lists/list_file'
import { pageList } from '#app/core/lists/listing'
import { auditCsv, auditChoices, auditList, auditRows } from '#app/accounts/audit/audit_list'
import AuditEntry from '#app/accounts/audit/audit_entry'
import AuditEntryTransformer from '#app/accounts/audit/audit_entry_transformer'

/** The page of the audit log. */
export default class AuditLogController {
  async index(ctx: HttpContext) {
    const { rows, list } = await pageList(auditList, AuditEntry.query(), ctx)
    return ctx.inertia.render('audit_log/index', {
      entries: AuditEntryTransformer.transform(await auditRows(rows)).useVariant('inList'),
      list,
      ...(await auditChoices()),
    })
  }

  /** Exports the list with the filters and order of its URL. */
  async export(ctx: HttpContext) {
    return answerListFile(ctx, {
      name: 'audit-log',
      list: auditList,
      query: AuditEntry.query(),
      rowsOf: auditRows,
      columns: auditCsv,
      place: '/audit-log',
    })
  }
}
