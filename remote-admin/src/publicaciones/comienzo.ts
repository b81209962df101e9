/** What a team types in an empty folder to begin with its key; `origin`: where this product is. */
export function comienzoDe({ origin, host }: URL, area: string): string {
  return [
    `export COMANDA_LLAVE=<la llave>`,
    `mkdir ${area} && cd ${area} && npm init -y`,
    `echo '@comanda:registry=${origin}/paquetes/' > .npmrc`,
    `echo '//${host}/paquetes/:_authToken=\${COMANDA_LLAVE}' >> .npmrc`,
    `npm install @comanda/cli`,
    `npx comanda nueva ${area} --de ${origin}`,
  ].join('\n');
}
