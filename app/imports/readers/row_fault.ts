import type { MessageValues } from '#app/core/text/text'

/** Why a row was rejected: the column by its header in the file, and a code with its values. */
export interface CellFault {
  column: string | null
  code: RowFaultCode
  /** The values of the message, as in the file. */
  values?: MessageValues
}

/** A rejected row with its original cells. */
export interface RejectedRow extends CellFault {
  /** The number of the data row, starting at 1 below the header, without blank lines. */
  row: number
  /** The line of the file, starting at 1, on which the row starts. */
  line: number
  cells: string[]
  /** In English, for programs and files. */
  message: string
}

export type RowFaultCode =
  | 'bad_quote'
  | 'line_too_long'
  | 'cell_too_long'
  | 'too_many_columns'
  | 'too_few_columns'
  | 'control_character'
  | 'damaged_character'
  | 'error_value'
  | 'duplicate_in_file'
  | 'repeated'
  | 'skill_missing'
  | 'skill_too_long'
  | 'related_skill_missing'
  | 'related_skill_too_long'
  | 'unknown_skill'
  | 'unknown_related_skill'
  | 'ambiguous_skill'
  | 'ambiguous_related_skill'
  | 'other_skill'
  | 'self_relation'
  | 'unknown_relation_type'
  | 'weight_missing'
  | 'weight_not_a_number'
  | 'weight_out_of_range'
  | 'weight_out_of_scale'
  | 'confidence_out_of_range'
  | 'text_too_long'
  | 'unknown_type'
  | 'unknown_status'
  | 'unknown_domain'
  | 'name_taken'
  | 'external_id_taken'
  | 'name_missing'
  | 'unknown_parent'
  | 'ambiguous_parent'
  | 'ambiguous_domain'
  | 'parent_loop'
  | 'not_a_yes_or_no'
  | 'term_missing'
  | 'equivalent_missing'
  | 'synonym_of_itself'
  | 'unknown_language'
  | 'unknown_translation'
  | 'uri_missing'
  | 'synonym_loop'
