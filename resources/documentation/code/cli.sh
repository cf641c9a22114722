export SKILLARY_KEY='skk_…'
export SKILLARY_SERVER={{server}}

npx skillary search JavaScript SQL --min-weight 30
npx skillary search JavaScript --json
npx skillary usage
npx skillary help
