import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DateTime } from 'luxon'
import { storedMessageIn } from '#app/core/text/stored_message'
import { languageNow } from '#app/core/text/text'
import { shownNote } from '#app/imports/notes'
import { titleOfPreset } from '#app/imports/presets/presets'
import { shownGroup } from '#app/imports/report/rejected_causes'
import type Upload from '#app/imports/upload'
import type { UploadDetail, UploadRow } from '#app/imports/upload_rows'

/** An upload, also called a task on `/v1`. */
export default class UploadTransformer extends BaseTransformer<UploadRow | UploadDetail> {
  toObject() {
    const { upload, starter, retryOf, undoOf, undoneBy, waitsFor } = this.resource
    return {
      id: upload.uid,
      kind: upload.kind,
      file_name: upload.fileName,
      bytes: Number(upload.bytes),
      status: upload.status,
      dry_run: upload.dryRun,
      /** 0-100; 100 only if the file was processed completely. */
      progress: progressOf(upload),
      /**
       * The phase of a running upload and its progress: in bytes for `reading`, in skills for
       * `counting`, in steps for `starting`.
       */
      phase: upload.status === 'running' ? upload.phase : null,
      phase_done: upload.status === 'running' ? upload.phaseDone : null,
      phase_total: upload.status === 'running' ? upload.phaseTotal : null,
      /** Rows of the file; an upper bound while it runs, null before it was scanned. */
      total: upload.total,
      processed: upload.processed,
      created: upload.created,
      updated: upload.updated,
      unchanged: upload.unchanged,
      removed: upload.removed,
      failed: upload.failed,
      /** Rows that are equal to an earlier row of the file. */
      repeated: upload.repeated,
      skills_created: upload.skillsCreated,
      message: storedMessageIn(languageNow(), upload),
      /** Why the file was refused as a whole. */
      fault: upload.report?.fault ?? null,
      file_kept: upload.storedFile !== null,
      started_by: starter ? { id: starter.uid, full_name: starter.fullName } : null,
      retry_of: retryOf,
      /** The upload that this one undoes, and the one that undoes it. */
      undo_of: undoOf,
      undone_by: undoneBy,
      /** The upload that must have ended before this one starts. */
      waits_for: waitsFor,
      created_at: iso(upload.createdAt),
      started_at: iso(upload.startedAt),
      finished_at: iso(upload.finishedAt),
    }
  }

  forDetail() {
    const { upload, repeats, rejected } = this.resource as UploadDetail
    const { allOptions: options, report } = upload
    return {
      ...this.toObject(),
      repeats,
      options: {
        mode: options.mode,
        create_missing: options.createMissing,
        both_directions: options.bothDirections,
        language: options.language,
        status: options.status,
        skill: options.skill,
        source: options.source,
        encoding: options.encoding,
        delimiter: options.delimiter,
        no_header: options.noHeader,
        /** By which the file was recognised; null: its columns were given, or detected by name. */
        preset: options.preset,
        preset_title: titleOfPreset(options.preset),
        /** What columns of the file become, null for ignored ones; null: all are detected by name. */
        columns: options.columns,
      },
      /** How the text was read, with samples to judge the encoding; null before that. */
      read_as: report?.file
        ? {
            encoding: report.file.encoding,
            delimiter: report.file.delimiter,
            samples: report.file.samples ?? [],
          }
        : null,
      header: report?.header ?? [],
      /** `percent`, `fraction` or `1-5`; null if there is no weight or it is unknown. */
      weight_scale: report?.weight?.scale ?? null,
      unused_columns: report?.unusedColumns ?? [],
      notes: (report?.notes ?? []).map(shownNote),
      /** For a check: the first changes of each kind that the file would make. */
      samples: report?.samples ?? [],
      rejected: rejected.map(shownGroup),
    }
  }
}

function progressOf({ status, pace: { done, rows } }: Upload): number {
  if (status === 'succeeded' || status === 'succeeded_with_errors') return 100
  return rows ? Math.min(99, Math.floor((done * 100) / rows)) : 0
}

function iso(moment: DateTime | null): string | null {
  return moment ? moment.toJSDate().toISOString() : null
}
