export SKILLARY_KEY='skk_…'
export SKILLARY_SERVER={{server}}

skillary search JavaScript SQL --min-weight 30
skillary search JavaScript --json
skillary usage
skillary help
