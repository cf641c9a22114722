/**
 * English words that are also names of tools and languages or read like their abbreviations. Such a
 * label counts only as it is written: "Excel" is found, "they excel at" is not.
 */
export const commonWords = new Set(
  `a access agile ajax also am an and any are art as aspire assembly at audition base bash basic be bear
   been being blender bottle brackets but by can care cast chant chef chip clarity cloud composer cops
   core could curl dart did do does dose dreamweaver drop due eclipse edge elixir euphoria ever excel
   express falcon fast fit flask for forge form fresh from fuel fusion go good groovy had has have he her
   here hers him his hive how i if impress in is it its jasmine jest just keynote lead less let light like
   lingo list made make many map may me mocha more most must my never new no not notion now numbers of off
   on one only oracle or origin our out outlook over own pages part pearl pig plan play post power premiere
   press prism processing project publisher puppet r rails rant react relay rest ruby rudder rust salt
   sass saw scale scheme scratch see set she should sketch slack smart so solid some spark spring stem step
   storm such swift swing take team teams than that the their them then there these they this those to
   too trojan two under unit unity up us use vault very was way we were what when where which who why will
   with word would you your`.split(/\s+/)
)
