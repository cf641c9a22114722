import type { Data } from '@generated/data'
import { t } from '~/text'

/** The title of an upload: its file, or the upload that it undoes. */
export function uploadTitle(upload: Pick<Data.Imports.Upload, 'file_name' | 'undo_of'>): string {
  const { file_name: file, undo_of: undoes } = upload
  return undoes ? t('common.undo_of', { file }) : file
}
