/** Words for streets and buildings in the supported languages, that may be the end of a longer word. */
const streetWord =
  /(str\.|straße|strasse|weg|platz|all[eé]e|gasse|ring|damm|ufer|rue|avenue|av\.|\bbd|boulevard|chemin|place|via|viale|piazza|corso|calle|c\/|avda|plaza|pza\.?|paseo|straat|laan|plein|kade|ul\.|al\.|street|st\.|road|rd\.?|ave\.?|lane|drive|suite|box|postfach|case postale|casella postale|apartado|\bb\.?p\.?|\br[uú]a|avenida|largo|travessa|estrada|praceta|strada|vicolo|quai|impasse|cours|route|camino|carretera|ctra\.?|ronda|singel|gracht|hof|dreef|pl\.|os\.|aleja|\b(?:court|close|crescent|terrace|walk|parade|hill|mews|gardens|square|grove|quay|row|blvd\.?|way|house|pde|tce))(?=$|[\s,.\d])/i

/** Words for streets that have a number or a name after them. */
const streetBefore =
  /^(?:[\p{L}\d.'’ -]+, )?(?:cnr\.?(?= \p{L}.* (?:&|and) )|corner of|z\.?a\.?c?\.?|z\.?i\.?|zone (?:industrielle|artisanale|commerciale|d['’]activit[eé]s?)|lieu[- ]?dit|hameau|parc (?:d['’]activit[eé]s?|d['’]affaires|industriel)|localit[aà]|loc\.|frazione|fraz\.|contrada|c\.so|p\.zza|v\.le|s\.s\.|p[º°]|pol(?:\.|[ií]gono) ?ind\S*|traves[ií]a|urb\.|urbaniza(?:ci[oó]n|[cç][aã]o)|rambla|glorieta|gran v[ií]a|pra[cç]a|bairro|lugar d[aeo]s?(?! (?:carga|consum|cumplim|descarga|destin|emis|entreg|exped|firma|nac|nasc|orige|pag|prest|realiz|reco|serv|trab))|industrieterrein|bedrijventerrein|ulica|rynek|chauss[eé]e|kingsway|broadway|jalan|jln\.?|lorong|persiaran|lebuh|taman|tmn\.?|kampung|seksyen)(?=[\s,])/iu

/** Words for streets and places before the number of the house at the end of a line, or after it at its start. */
const streetAtNumber =
  /(?:steig|berg|bachl|kai|reihe|linden|wall|graben|pfad|grund|markt|haven|elleboog|dijk|voorhout|park|m[uü]hle|winkel)\s\d{1,4}\s?[a-z]?$|^\d{1,5}(?: bis| ter|[a-z])?,?\s.*\b(?:st|ct|dr|pkwy|hwy|view|wharf|green|circular|broadway|cir|trl|sentier|faubourg|fbg|esplanade)\b|^\d{1,3}(?: bis| ter)?,? av\s\p{L}|^(?:unit|flat|level|floor|shop|r[eé]sidence)s? [\p{L}\d]|\b(?:industrial|business|trading|enterprise|retail) (?:estate|park|centre|center)$/iu

/** Streets and buildings of an address. */
export const street = new RegExp(
  [streetWord, streetBefore, streetAtNumber].map(({ source }) => `(?:${source})`).join('|'),
  'iu'
)

/** `Wiesberg 52`: words and the number of a house, without a known word for a street. */
export const endsWithHouse = /^\p{Lu}[\p{L} .'’-]*\s\d{1,4}\s?\p{L}?$/u

/** A postal code with its place in the formats of the countries; `Turnverein 1861 Kirchheim` has the year of its foundation. */
export const postPlace =
  /(?:^|[\s,-])(?:(?:[A-Z]{1,3}\s?[-–]\s?)?(?:\d{5}\s+(?:(?<=^\d{5}\s)[-–]\s+|[AO]\s+)?\p{Lu}[\p{L}.'-]+|(?!(?<=\p{L}{3}\s)1[89]\d\d)\d{4}\s+\p{Lu}(?:[\p{L}.'-]*\p{Ll}|[\p{L}.'-]{3})[\p{L}.'-]*)|\d{4}\s?[A-Z]{2}\s+(?:['’]s-)?\p{Lu}\p{L}+|\d{2}-\d{3}\s+\p{Lu}\p{L}+|\d{4}-\d{3}\s+\p{Lu}\p{L}+|\d{2}\.?\d{3}-\d{3}\s+(?:-\s+)?\p{Lu}\p{L}+|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?=$|[\s,]|\.(?:\s|$))|\p{L}+,?\s+[A-Z]{2}\s+\d{5}(?:-\d{4})?|\p{Lu}\p{L}+[\s,-]+\d{6}(?!\d)|[A-Z]\d[A-Z]\s?\d[A-Z]\d(?=$|[\s,])|\p{Lu}\p{L}+,?\s+(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\s+\d{4}(?!\d)|(?:Auckland|AUCKLAND|Wellington|WELLINGTON|Christchurch|CHRISTCHURCH|Hamilton|HAMILTON|Dunedin|DUNEDIN|Tauranga|TAURANGA|Nelson|NELSON|Napier|NAPIER) \d{4}(?!\d)|Dublin \d{1,2}W?(?!\d)|^Co\.? \p{Lu}\p{L}+$|[AC-FHKNPRTV-Y]\d[\dW]\s[AC-FHKNPRTV-Y][AC-FHKNPRTV-Y\d]{3}(?=$|[\s,])|\d{3}\s?\d{2}\s+\p{Lu}\p{L}+|(?:d['’])?\p{Lu}\p{L}+\s\(\d{5}\)(?=$|,)|C\.\s?P\.\s?\d{5}(?!\d))/u
