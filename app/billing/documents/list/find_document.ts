import type { HttpContext } from '@adonisjs/core/http'
import { Role } from '#app/accounts/role'
import { documentsInFull } from '#app/billing/documents/list/document_list'
import type Invoice from '#app/billing/invoice'
import { findByUid } from '#app/core/db/find_by_uid'

/** The client whose documents the user may see; null for staff, who see all. */
export function clientSeenBy({ auth }: Pick<HttpContext, 'auth'>): number | null {
  const user = auth.getUserOrFail()
  return user.role === Role.partner ? user.ownClientId : null
}

/** Finds a document that the user may see. Throws `NotFound`, also for one of another client. */
export function findDocument(ctx: Pick<HttpContext, 'auth'>, uid: unknown): Promise<Invoice> {
  return findByUid(documentsInFull(clientSeenBy(ctx)), uid, 'documents_answers.the_document')
}
