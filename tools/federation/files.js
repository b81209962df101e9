const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const zlib = require('node:zlib');

const LOADED_BY_PAGES = /[.](js|css|svg|woff2|png|webp)$/;
const COMPRESSIBLE = /[.](js|css|svg|json)$/;
const WORTH_IT = 1024;

/** Writes name.br and name.gz beside every text file, and answers the integrity of every file a page may load. */
function compressAndHash(folder) {
  const integrity = {};
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = fs.readFileSync(file);
    const name = path.relative(folder, file).split(path.sep).join('/');
    if (LOADED_BY_PAGES.test(name))
      integrity[name] = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    if (COMPRESSIBLE.test(name) && content.length >= WORTH_IT) compress(file, content);
  }
  return integrity;
}

function compress(file, content) {
  const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(content, { params }));
  fs.writeFileSync(`${file}.gz`, zlib.gzipSync(content, { level: 9 }));
}

module.exports = { compressAndHash };
