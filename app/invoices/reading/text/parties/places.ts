/** Words for streets and buildings in the supported languages. */
export const street =
  /(str\.|straße|strasse|weg|platz|all[eé]e|gasse|ring|damm|ufer|rue|avenue|av\.|\bbd|boulevard|chemin|place|via|viale|piazza|corso|calle|c\/|avda|plaza|pza\.?|paseo|straat|laan|plein|kade|ul\.|al\.|street|st\.|road|rd\.?|ave\.?|lane|drive|suite|box|postfach|case postale|casella postale|apartado|\bb\.?p\.?|rua|avenida|largo|travessa|estrada|praceta|strada|vicolo|quai|impasse|cours|route|camino|carretera|ctra\.?|ronda|singel|gracht|hof|dreef|pl\.|os\.|aleja|\b(?:court|close|crescent|terrace|walk|parade|hill|mews|gardens|square|grove|quay|row|blvd\.?|way|house))(?=$|[\s,.\d])/i

/** A postal code with its place in the formats of the countries; `Turnverein 1861 Kirchheim` has the year of its foundation. */
export const postPlace =
  /(?:^|[\s,-])(?:(?:[A-Z]{1,3}\s?[-–]\s?)?(?:\d{5}\s+\p{Lu}[\p{L}.'-]+|(?!(?<=\p{L}{3}\s)1[89]\d\d)\d{4}\s+\p{Lu}(?:[\p{L}.'-]*\p{Ll}|[\p{L}.'-]{3})[\p{L}.'-]*)|\d{4}\s?[A-Z]{2}\s+(?:['’]s-)?\p{Lu}\p{L}+|\d{2}-\d{3}\s+\p{Lu}\p{L}+|\d{4}-\d{3}\s+\p{Lu}\p{L}+|\d{2}\.?\d{3}-\d{3}\s+(?:-\s+)?\p{Lu}\p{L}+|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?=$|[\s,])|\p{L}+,?\s+[A-Z]{2}\s+\d{5}(?:-\d{4})?|\p{Lu}\p{L}+[\s,-]+\d{6}(?!\d)|[AC-FHKNPRTV-Y]\d[\dW]\s[AC-FHKNPRTV-Y][AC-FHKNPRTV-Y\d]{3}(?=$|[\s,])|\d{3}\s?\d{2}\s+\p{Lu}\p{L}+)/u
