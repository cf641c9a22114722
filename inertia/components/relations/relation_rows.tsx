import '~/css/relation_rows.scss'
import { Plus, X } from '~/icons'
import { useState } from 'react'
import type { Data } from '@generated/data'
import type { TypedRow } from '#app/catalogue/relations/relation_form'
import { Combobox } from '~/components/forms/combobox'
import { DataTable, type Column } from '~/components/lists/data_table'
import { Field } from '~/components/forms/field'
import { PortalLink } from '~/components/portal_link'
import { lookUpSkills } from '~/components/skills/look_ups'
import { SkillPreview } from '~/components/skills/skill_preview'
import { relationTypeOptions } from '~/components/skills/words'
import { statusLabel } from '~/components/status_tag'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { useHydrated } from '~/use_hydrated'

export type Relation = Data.Catalogue.Relations.Relation
export type ListedRelation = Data.Catalogue.Relations.Relation.Variants['inList']
export type RelationOfSkill = Data.Catalogue.Relations.Relation.Variants['inForm']

interface RelationRowsProps {
  relations: RelationOfSkill[]
  typed: TypedRow[]
  /** The selected relation. */
  chosen: string | null
}

interface Row extends RelationOfSkill {
  index: number
  typed?: TypedRow
  isChosen: boolean
}

/** The relations of a skill as rows of its form: weight and type, and a checkbox to remove each. */
export function RelationRows({ relations, typed, chosen }: RelationRowsProps) {
  const rows = relations.map((relation, index) => ({
    ...relation,
    index,
    typed: typed.find(({ id }) => id === relation.id),
    isChosen: relation.id === chosen,
  }))
  return (
    <div className="relation-rows">
      <DataTable
        caption={t('relations.related_skills')}
        columns={columnsOfRows()}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<p className="relation-none">{t('relations.no_related_skill')}</p>}
      />
    </div>
  )
}

const columnsOfRows = (): Column<Row>[] => [
  {
    label: t('relations.related_skill'),
    heading: true,
    cell: ({ id, index, related_skill: related, isChosen }) => (
      <span id={`relation-${id}`} className={isChosen ? 'is-chosen' : undefined}>
        <RelatedSkill related={related} />
        <input type="hidden" name={`relations[${index}][id]`} value={id} />
      </span>
    ),
  },
  {
    label: t('relations.type'),
    cell: ({ index, type, typed, related_skill: related }) => (
      <Field
        as="select"
        name={`relations[${index}][type]`}
        label={t('relations.type_of', { name: related.name })}
        labelHidden
        required
        options={relationTypeOptions()}
        defaultValue={typed?.type || type}
      />
    ),
  },
  {
    label: t('relations.weight'),
    cell: ({ index, weight, typed, related_skill: related }) => (
      <WeightField
        name={`relations[${index}][weight]`}
        label={t('relations.weight_of', { name: related.name })}
        value={typed ? typed.weight : String(weight)}
      />
    ),
  },
  {
    label: t('relations.remove'),
    cell: ({ index, typed, related_skill: related }) => (
      <input
        type="checkbox"
        name={`relations[${index}][remove]`}
        value="true"
        aria-label={t('relations.remove_relation', { name: related.name })}
        defaultChecked={typed?.remove}
        className="remove-box"
      />
    ),
  },
]

/** The other skill, with its preview, and its status if clients cannot find it. */
export function RelatedSkill({ related }: { related: Relation['related_skill'] }) {
  const { from } = useArea()
  return (
    <span>
      <PortalLink href={from(`/skills/edit/${related.id}`)}>{related.name}</PortalLink>{' '}
      <SkillPreview skill={related} />
      {related.status !== 'published' && (
        <span className="cell-note">{statusLabel(related.status)}</span>
      )}
    </span>
  )
}

function WeightField({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <Field
      name={name}
      label={label}
      labelHidden
      required
      inputMode="numeric"
      className="weight-field"
      defaultValue={value}
    />
  )
}

/** Rows for new relations; `start` is the number of preceding rows. There is one from the start. */
export function NewRelations({ typed, start }: { typed: TypedRow[]; start: number }) {
  const ready = useHydrated()
  const newRows = typed.filter(({ id, related_skill: name }) => !id && name)
  const [rows, setRows] = useState<Array<{ key: number; typed?: TypedRow }>>(
    newRows.length ? newRows.map((row, key) => ({ key, typed: row })) : [{ key: 0 }]
  )
  const next = Math.max(-1, ...rows.map(({ key }) => key)) + 1

  return (
    <div className="new-relations" role="group" aria-labelledby="new-relations">
      <h3 className="new-relations-title" id="new-relations">
        {t('relations.add_related_skills')}
      </h3>
      {rows.map(({ key, typed: row }) => (
        <NewRelation
          key={key}
          name={`relations[${start + key}]`}
          row={row}
          onRemove={ready ? () => setRows(rows.filter((other) => other.key !== key)) : undefined}
        />
      ))}
      {ready && (
        <button type="button" className="button" onClick={() => setRows([...rows, { key: next }])}>
          <Plus size={16} />{' '}
          {rows.length ? t('relations.add_another') : t('relations.add_related_skill')}
        </button>
      )}
    </div>
  )
}

interface NewRelationProps {
  name: string
  row?: TypedRow
  onRemove?: () => void
}

/** The fields of a new relation. */
export function NewRelation({ name, row, onRemove }: NewRelationProps) {
  return (
    <div className="new-relation">
      <Combobox
        name={`${name}[related_skill]`}
        label={t('relations.skill')}
        lookUp={lookUpSkills}
        defaultValue={row?.related_skill}
        placeholder={t('relations.name_of_skill')}
        required
      />
      <Field
        as="select"
        name={`${name}[type]`}
        label={t('relations.type')}
        required
        options={relationTypeOptions()}
        defaultValue={row?.type || 'related'}
      />
      <Field
        name={`${name}[weight]`}
        label={t('relations.weight')}
        required
        inputMode="numeric"
        className="weight-field"
        defaultValue={row?.weight ?? '50'}
      />
      {onRemove && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('relations.remove_row')}
          onClick={onRemove}
        >
          <X size={18} />
        </button>
      )}
    </div>
  )
}
