import { withNameAfter } from '#app/invoices/reading/printed_text'

const verb = '(?:is|are|est|ist|è|es|é|jest)'
const article = '(?:(?:a|an|the|une?|eine?|een|un|una|uma) )?'

/** Who runs a business, as in `Owned and operated by Fox Ltd`. */
const operated = [
  '(?:owned and )?operated by',
  'owned by',
  'exploitée? par',
  'gérée? par',
  'betrieben (?:von|durch)',
  'gestit[oa] da',
  'gestionad[oa] por',
  'explotad[oa] por',
  'explorad[oa] (?:em regime de franquia )?por',
  'gerid[oa] por',
  'prowadzon[aey] przez',
  '(?:beheerd|geëxploiteerd|geleverd) door',
  '(?:supplied|provided) by',
  'geliefert von',
  'fournie? par',
  'fornit[oa] da',
  'suministrad[oa] por',
  'fornecid[oa] por',
  'emitid[oa] por(?!.* (?:en nombre|em nome|por cuenta|por conta) d)',
  'emess[oa] da(?!.* per conto d)',
]

/** Words before the holder of an account, as in `account 4711 in the name of Fox Ltd`. */
const held = [
  'in the name of',
  'ten name van',
  'lautend auf',
  'au nom de',
  'a nombre de',
  'intestato a',
  'em nome de',
]

/** What a brand is to its owner, as in `Rosterly is a product of Fox Ltd`; not a registered trade mark, which others may use. */
const named = [
  'product',
  'brand',
  'division',
  'trading (?:name|style)',
  'trade name',
  'trademark',
  'service',
  'marque',
  'enseigne',
  'nom commercial',
  'marke',
  'unternehmen',
  'betrieb',
  'handelsnaam',
  'merk',
  'onderdeel',
  'marchio',
  'insegna',
  'nombre comercial',
  'nome comercial',
  'marca',
  'marką',
]

const of = '(?:of|de|der|des|van|di|należącą do)'

const phrase = `(?:${held.join('|')}|(?:${verb} )?(?:${operated.join('|')})|${verb} ${article}(?:${named.join('|')}) ${of})`

/** `Trade name of Fox Ltd` in a line of its own */
const tradeName = `${article}(?:trad(?:e|ing) name|handelsnaam|nom commercial|nome comercial|nombre comercial) ${of}`

/** `Rosterly is a product of`, `Owned and operated by`: words before the owner of a brand. */
export const ownedBy = withNameAfter(new RegExp(`^(?:(?:.{2,40}? )?${phrase}|${tradeName})\\s+`))

/** The same at the end of a cell, whose name is in the next line. */
export const ownedByNext = new RegExp(`^.{2,40}? ${phrase}$`, 'iu')
