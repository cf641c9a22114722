import { english } from './english.ts'
import { brandsAndOwners } from './brands_and_owners.ts'
import type { Family } from './family.ts'
import { french } from './french.ts'
import { everyday } from './everyday.ts'
import { everydayContinental } from './everyday_continental.ts'
import { german } from './german.ts'
import { kinds } from './kinds.ts'
import { commonFrenchItalian } from './common_french_italian.ts'
import { commonEnglishDutch } from './common_english_dutch.ts'
import { commonIberianPolish } from './common_iberian_polish.ts'
import { commonGerman } from './common_german.ts'
import { commonGermanMore } from './common_german_more.ts'
import { tradesNorth } from './trades_north.ts'
import { tradesSouth } from './trades_south.ts'
import { commonAngloDutch } from './common_anglo_dutch.ts'
import { commonCentral } from './common_central.ts'
import { commonGallicItalian } from './common_gallic_italian.ts'
import { commonIberianEnglish } from './common_iberian_english.ts'
import { commonBritishGerman } from './common_british_german.ts'
import { commonFrenchDutch } from './common_french_dutch.ts'
import { commonItalianSpanish } from './common_italian_spanish.ts'
import { commonAmericanPolish } from './common_american_polish.ts'
import { commonEnglishGerman } from './common_english_german.ts'
import { commonFrenchFlemish } from './common_french_flemish.ts'
import { commonItalianIberian } from './common_italian_iberian.ts'
import { unseenAtlanticGerman } from './unseen_atlantic_german.ts'
import { unseenGallicDutch } from './unseen_gallic_dutch.ts'
import { unseenMediterranean } from './unseen_mediterranean.ts'
import { unseenOverseasPolish } from './unseen_overseas_polish.ts'
import { usualRomance } from './usual_romance.ts'
import { unusualPlaces } from './unusual_places.ts'
import { moreUnusualPlaces } from './unusual_places_more.ts'
import { letterheads } from './letterheads.ts'
import { letterheadsMixed } from './letterheads_mixed.ts'
import { letterheadsSouthern } from './letterheads_southern.ts'
import { northern } from './northern.ts'
import { paymentsAndSums } from './payments_and_sums.ts'
import { southern } from './southern.ts'
import { sumsNorth } from './sums_north.ts'
import { sumsSouth } from './sums_south.ts'
import { usualFrenchDutch } from './usual_french_dutch.ts'
import { usualEnglish } from './usual_english.ts'
import { usualEnglishTrade } from './usual_english_trade.ts'
import { usualEnglishServices } from './usual_english_services.ts'
import { usualNorthern } from './usual_northern.ts'
import { usualGerman } from './usual_german.ts'
import { usualGermanMore } from './usual_german_more.ts'
import { commonContinental } from './common_continental.ts'
import { commonEnglish } from './common_english.ts'
import { commonRomance } from './common_romance.ts'
import { commonServices } from './common_services.ts'
import { commonTables } from './common_tables.ts'
import { commonSmallEnglish } from './common_small_english.ts'
import { commonSouthern } from './common_southern.ts'
import { usualSouthernPolish } from './usual_southern_polish.ts'

/**
 * All families. Those with `isLeftOut` (`unseen_*.ts`) are only measured; `usual_*.ts` and `common_*.ts` were written
 * like them, for development.
 */
export const families: Family[] = [
  ...english,
  ...german,
  ...french,
  ...southern,
  ...northern,
  ...everyday,
  ...everydayContinental,
  ...commonFrenchItalian,
  ...commonEnglishDutch,
  ...commonIberianPolish,
  ...commonGerman,
  ...commonGermanMore,
  ...commonAngloDutch,
  ...commonCentral,
  ...commonGallicItalian,
  ...commonIberianEnglish,
  ...commonAmericanPolish,
  ...commonItalianSpanish,
  ...commonFrenchDutch,
  ...commonBritishGerman,
  ...commonEnglishGerman,
  ...commonFrenchFlemish,
  ...commonItalianIberian,
  ...unseenAtlanticGerman,
  ...unseenGallicDutch,
  ...unseenMediterranean,
  ...unseenOverseasPolish,
  ...brandsAndOwners,
  ...paymentsAndSums,
  ...tradesNorth,
  ...tradesSouth,
  ...unusualPlaces,
  ...moreUnusualPlaces,
  ...kinds,
  ...letterheads,
  ...letterheadsSouthern,
  ...letterheadsMixed,
  ...sumsNorth,
  ...sumsSouth,
  ...usualNorthern,
  ...usualRomance,
  ...usualFrenchDutch,
  ...usualEnglish,
  ...usualGerman,
  ...usualGermanMore,
  ...usualSouthernPolish,
  ...usualEnglishTrade,
  ...usualEnglishServices,
  ...commonContinental,
  ...commonSouthern,
  ...commonServices,
  ...commonEnglish,
  ...commonRomance,
  ...commonTables,
  ...commonSmallEnglish,
]
