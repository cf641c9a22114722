/** Why a row was not taken in: the column as the file calls it, a stable code, a sentence. */
export interface CellFault {
  column: string | null
  code: RowFaultCode
  message: string
}

/** A row that was not taken in, with its cells as they stand in the file. */
export interface RejectedRow extends CellFault {
  /** Data rows count from 1 below the header, blank lines left out. */
  row: number
  /** The file line, from 1, on which the row begins. */
  line: number
  cells: string[]
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
