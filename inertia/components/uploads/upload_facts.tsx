import type { ReactNode } from 'react'
import { Card, Fact } from '~/components/card'
import { statusLabel } from '~/components/status_tag'
import { encodingName } from '~/components/uploads/encodings'
import type { UploadInFull } from '~/components/uploads/words'
import { languageName, t } from '~/text'

/** How the file was read. */
export function UploadFacts({ upload }: { upload: UploadInFull }) {
  const { options, kind, weight_scale: scale, unused_columns: unused, read_as: read } = upload
  const isOn = (value: boolean) => t(value ? 'uploads.yes' : 'uploads.no')
  const facts: Array<[string, ReactNode]> = [
    [t('uploads.mode'), t(options.mode === 'replace' ? 'uploads.replace' : 'uploads.merge')],
  ]
  if (options.skill) facts.push([t('uploads.only_skill'), options.skill])
  if (kind === 'relations') {
    facts.push([t('uploads.create_missing'), isOn(options.create_missing)])
    facts.push([t('uploads.both_directions'), isOn(options.both_directions)])
  }
  if (options.language) facts.push([t('uploads.language_of_names'), languageName(options.language)])
  if (kind === 'skills') facts.push([t('uploads.status_of_new'), statusLabel(options.status)])
  if (options.source) facts.push([t('uploads.source'), options.source])
  if (scale) {
    facts.push([t('uploads.weight_scale'), scaleWords(scale)])
  }
  if (options.preset)
    facts.push([t('uploads.preset'), options.preset_title ?? t('uploads.preset_last')])
  if (read) {
    facts.push([t('uploads.read_as'), encodingName(read.encoding)])
    if (read.samples.length) facts.push([t('uploads.read_as_samples'), read.samples.join(' · ')])
  }
  if (unused.length) facts.push([t('uploads.unused_columns'), unused.join(', ')])
  return (
    <Card title={t('uploads.import_settings')}>
      <dl className="upload-facts">
        {facts.map(([name, value]) => (
          <Fact key={name} label={name}>
            {value}
          </Fact>
        ))}
      </dl>
    </Card>
  )
}

function scaleWords(scale: string): string {
  if (scale === 'fraction') return t('uploads.scale_fraction')
  return scale === 'percent' ? t('uploads.scale_percent') : t('uploads.scale_other', { scale })
}
