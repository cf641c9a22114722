import { SearchX } from '~/icons'
import { useId, type ReactNode } from 'react'
import { Link } from '~/components/link'
import { BulkBar, type BulkAct } from '~/components/lists/bulk_bar'
import { DataTable, type Column } from '~/components/lists/data_table'
import { EmptyState } from '~/components/lists/empty_state'
import { ExportMenu } from '~/components/lists/export_menu'
import { FilterBar, type Narrowing } from '~/components/lists/filter_bar'
import { IgnoredFilters } from '~/components/lists/ignored_filters'
import { ListFailure, useListFailure } from '~/components/lists/list_failure'
import { ListKeys } from '~/components/lists/list_keys'
import { Pager, type PageList } from '~/components/lists/pager'
import { shownOf, ViewMenu } from '~/components/lists/view_menu'
import type { Noun } from '~/nouns'
import { t } from '~/text'
import { useRowSelection } from '~/use_row_selection'
import { useListState } from '~/use_list_state'

/** The bulk actions and the path that they post to (without BASE_PATH). */
export interface Bulk<Row> {
  action: string
  acts: BulkAct[]
  nameOf: (row: Row) => string
}

interface DataListProps<Row> extends Narrowing {
  list: PageList
  /** The caption of the table, for screen readers. */
  caption: string
  noun: Noun
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  /** Shown if the list is empty without filters. */
  empty: ReactNode
  /** A suggestion if nothing matches. */
  advice?: string
  bulk?: Bulk<Row>
  /** The path of its export, without BASE_PATH: `/portal/admin/skills/export`. */
  file?: string
  /** Content between the filters and the table. */
  children?: ReactNode
}

/**
 * A list of the portal with search, filters, table and paging (`useListState`). If there is no table, it
 * states why: empty, no match, or not loaded.
 */
export function DataList<Row>(props: DataListProps<Row>) {
  const { list, caption, noun, rows, rowKey, bulk, children } = props
  const { isNarrowed, isCompact, fileAt, ...state } = useListState(list)
  const columns = shownOf(props.columns, state.columns)
  const failure = useListFailure()
  const { ref, onChange, choice } = useRowSelection()
  const form = useId()
  const nameOf = (id: string) => {
    const row = rows.find((candidate) => rowKey(candidate) === id)
    return row ? (bulk?.nameOf(row) ?? '') : ''
  }
  const hasFilters = Boolean(props.searchLabel || props.filters || props.fields)
  const tools = (rows.length > 0 || state.views) && (
    <div className="list-tools">
      {rows.length > 0 && <ListKeys frame={ref} />}
      {rows.length > 0 && props.file && (
        <ExportMenu fileIn={fileAt(props.file, state.columns && namesOf(columns))} />
      )}
      {state.views && <ViewMenu columns={props.columns} views={state.views} />}
    </div>
  )
  return (
    <>
      {hasFilters ? (
        <FilterBar
          searchLabel={props.searchLabel}
          list={list}
          filters={props.filters}
          fields={props.fields}
          extraChips={props.extraChips}
          tools={tools}
        />
      ) : (
        tools
      )}
      <IgnoredFilters sentences={list.left_out} />
      {children}
      {failure ? (
        <ListFailure noun={noun} retry={failure.retry} />
      ) : (
        <div className="list" ref={ref} onChange={onChange}>
          <DataTable
            caption={caption}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            list={list}
            dense={isCompact}
            choosing={bulk && { form, nameOf: bulk.nameOf, count: choice.count }}
            empty={
              isNarrowed ? <NoMatch list={list} noun={noun} advice={props.advice} /> : props.empty
            }
          />
          <Pager paging={list} noun={noun} />
          {bulk && rows.length > 0 && (
            <BulkBar
              id={form}
              action={bulk.action}
              acts={bulk.acts}
              {...{ list, noun, choice, nameOf }}
              rowCount={rows.length}
            />
          )}
        </div>
      )}
    </>
  )
}

/** The names of the columns in export URLs. */
function namesOf<Row>(columns: Column<Row>[]): string[] {
  return columns.flatMap(({ name }) => name ?? [])
}

interface NoMatchProps {
  list: PageList
  noun: Noun
  advice?: string
}

function NoMatch({ list, noun, advice }: NoMatchProps) {
  const { whole } = useListState(list)
  return (
    <EmptyState
      title={t('common.no_match')}
      icon={SearchX}
      action={
        <Link className="button" href={whole}>
          {t('common.show_all_nouns', { nouns: noun(2) })}
        </Link>
      }
    >
      {advice ?? t('common.no_match_advice')}
    </EmptyState>
  )
}
