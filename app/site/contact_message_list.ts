import { timestampFilter, choiceFilter, whereContainsAnyCase } from '#app/core/lists/list_filters'
import { fromIndex } from '#app/core/lists/list_walk'
import type { ListDefinition } from '#app/core/lists/listing'
import type ContactMessage from '#app/site/contact_message'
import { contactStatuses } from '#app/site/contact_message'

/** Contact messages, newest first. */
export const contactMessageList: ListDefinition<typeof ContactMessage> = {
  key: 'contact_messages.id',
  sorts: { created_at: 'contact_messages.created_at' },
  defaultSort: '-created_at',
  search(query, text) {
    query.where((any) => {
      for (const column of ['name', 'email', 'organisation', 'subject', 'message']) {
        any.orWhere((either) => whereContainsAnyCase(either, `contact_messages.${column}`, text))
      }
    })
  },
  filters: {
    status: choiceFilter(contactStatuses, (query, chosen) =>
      query.whereIn('contact_messages.status', chosen)
    ),
    from: timestampFilter('contact_messages.created_at', 'from'),
    to: timestampFilter('contact_messages.created_at', 'to'),
  },
  followIndex: fromIndex({ 'contact_messages.created_at': 'contact_messages_created_at_id_index' }),
}
