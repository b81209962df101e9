/**
 * What a team types in an empty folder to begin with its key; `origin`: where this product is. A lock file that says where each
 * package comes from installs again without a line, whatever the machine's own settings are.
 */
export function comienzoDe({ origin, host }: URL, area: string): string {
  return [
    `export COMANDA_LLAVE=<la llave>`,
    `mkdir ${area} && cd ${area} && npm init -y`,
    `echo '@comanda:registry=${origin}/paquetes/' > .npmrc`,
    `echo '//${host}/paquetes/:_authToken=\${COMANDA_LLAVE}' >> .npmrc`,
    `echo 'omit-lockfile-registry-resolved=false' >> .npmrc`,
    `npm install @comanda/cli`,
    `npx comanda nueva ${area} --de ${origin}`,
  ].join('\n');
}
