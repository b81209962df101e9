const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const zlib = require('node:zlib');

const LOADED_BY_PAGES = /[.](js|css|svg|woff2|png|webp)$/;
const COMPRESSIBLE = /[.](js|css|svg)$/;
const SKELETON = 'esqueleto.html';
const WORTH_IT = 1024;

const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Writes name.br and name.gz beside every text file, and answers the integrity of all that the platform serves of the
 * folder: the files a page may load, what they are compressed to, and the skeleton of the page.
 * @param {string} folder
 * @returns {{ integridad: Record<string, string>, variantes: Record<string, string>, esqueleto?: string }}
 */
function compressAndHash(folder) {
  const hashes = { integridad: {}, variantes: {} };
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = fs.readFileSync(file);
    const name = path.relative(folder, file).split(path.sep).join('/');
    if (name === SKELETON) hashes.esqueleto = integrityOf(content);
    if (!LOADED_BY_PAGES.test(name)) continue;
    hashes.integridad[name] = integrityOf(content);
    if (!COMPRESSIBLE.test(name) || content.length < WORTH_IT) continue;
    for (const [extension, variant] of Object.entries(compressed(content))) {
      fs.writeFileSync(file + extension, variant);
      hashes.variantes[name + extension] = integrityOf(variant);
    }
  }
  return hashes;
}

function compressed(content) {
  const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return {
    '.br': zlib.brotliCompressSync(content, { params }),
    '.gz': zlib.gzipSync(content, { level: 9 }),
  };
}

module.exports = { compressAndHash };
