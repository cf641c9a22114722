#!/usr/bin/env node
/** The `skillary` command of the package in client/, for a clone and a release. */
import '../client/cli/skillary.ts'
