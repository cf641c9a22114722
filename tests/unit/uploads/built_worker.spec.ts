import { existsSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import ts from 'typescript'
import rc from '../../../adonisrc.js'

test('the program of an upload exists and is built with its dependencies', ({ assert }) => {
  const program = app.makePath('bin', 'upload_process.ts')
  assert.isTrue(existsSync(program))
  const { config } = ts.readConfigFile(app.makePath('tsconfig.json'), ts.sys.readFile)
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, app.makePath())
  assert.include(fileNames, program)
  const patterns = rc.metaFiles?.map((file) => (typeof file === 'string' ? file : file.pattern))
  assert.include(patterns, 'bin/own_node.js')
})
