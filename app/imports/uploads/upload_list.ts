import db from '@adonisjs/lucid/services/db'
import {
  idFilter,
  timestampFilter,
  choiceFilter,
  whereContainsAnyCase,
} from '#app/core/lists/list_filters'
import { fromIndex } from '#app/core/lists/list_walk'
import type { ListDefinition } from '#app/core/lists/listing'
import type Upload from '#app/imports/upload'
import { uploadKinds, uploadStatuses } from '#app/imports/upload'

/** The uploads of all users and commands, latest first. */
export const uploadList: ListDefinition<typeof Upload> = {
  key: 'uploads.id',
  sorts: { created_at: 'uploads.created_at' },
  defaultSort: '-created_at',
  search(query, text) {
    whereContainsAnyCase(query, 'uploads.file_name', text)
  },
  filters: {
    status: choiceFilter(uploadStatuses, (query, statuses) =>
      query.whereIn('uploads.status', statuses)
    ),
    kind: choiceFilter(uploadKinds, (query, kinds) => query.whereIn('uploads.kind', kinds)),
    dry_run: choiceFilter(['true', 'false'], (query, words) =>
      query.whereIn(
        'uploads.dry_run',
        words.map((word) => word === 'true')
      )
    ),
    started_by: idFilter((query, uid) =>
      query.whereIn('uploads.started_by', db.from('users').where('uid', uid).select('id'))
    ),
    from: timestampFilter('uploads.created_at', 'from'),
    to: timestampFilter('uploads.created_at', 'to'),
  },
  followIndex: fromIndex({ 'uploads.created_at': 'uploads_created_at_id_index' }),
}
