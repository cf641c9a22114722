import type { Data } from '@generated/data'
import { t } from '~/text'

/** What an upload is called, in the top bar too: its file, or that it undoes the upload of one. */
export function titleOf(upload: Pick<Data.Imports.Upload, 'file_name' | 'undo_of'>): string {
  const { file_name: file, undo_of: undoes } = upload
  return undoes ? t('common.undo_of', { file }) : file
}
