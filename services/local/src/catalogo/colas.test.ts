import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

const SERVICIOS = path.join(__dirname, '../../..');
/** The parameters that kit/cola/tomarDe gives, and the company first in what is answered. */
const FORMA =
  /create or replace function (\w+\.\w+_debid[ao]s)\(p_n int, p_ahora timestamptz, p_hasta timestamptz\)\s+returns table \(empresa_id int, /;

/** The functions of one file each that tell what is due: their names, and what they say. */
const colas = readdirSync(SERVICIOS).flatMap((servicio) => {
  const carpeta = path.join(SERVICIOS, servicio, 'migrations/funciones');
  if (!existsSync(carpeta)) return [];
  return readdirSync(carpeta)
    .filter((archivo) => /_debid[ao]s\.sql$/.test(archivo))
    .map((archivo) => readFileSync(path.join(carpeta, archivo), 'utf8'))
    .map((texto) => [/function (\w+\.\w+)/.exec(texto)?.[1] ?? '', texto] as const);
});

/** The statements that lease rows of one company: those in quotes of any repository that write until when. */
const tomas = readdirSync(SERVICIOS).flatMap((servicio) => {
  const carpeta = path.join(SERVICIOS, servicio, 'src');
  if (!existsSync(carpeta)) return [];
  return readdirSync(carpeta, { recursive: true, encoding: 'utf8' })
    .filter((archivo) => archivo.endsWith('.ts') && !archivo.includes('.test.'))
    .flatMap((archivo) => readFileSync(path.join(carpeta, archivo), 'utf8').split('`'))
    .filter((texto) => /^\s*update [^;]*arrendado_hasta = \$3\b/.test(texto))
    .map((texto) => [/update (\w+\.\w+)/.exec(texto)?.[1] ?? '', texto] as const);
});

describe('queues of all companies', () => {
  it('are those that are known', () => {
    expect(colas.map(([nombre]) => nombre).sort()).toEqual([
      'facturacion.correos_debidos',
      'facturacion.noches_debidas',
      'facturacion.trabajos_debidos',
      'identidad.avisos_de_cuenta_debidos',
      'pedidos.programados_debidos',
      'pedidos.reporte_cartas_debidas',
      'pedidos.suscripciones_debidas',
    ]);
  });

  it.each(colas)('%s tells in the one form, and only reads', (nombre, texto) => {
    expect(FORMA.exec(texto)?.[1]).toBe(nombre);
    expect(texto).toMatch(/language (plpgsql|sql) stable security definer/);
    expect(texto).toMatch(/limit p_n;?\s+(end\s+)?\$\$;/);
    expect(texto).not.toMatch(/\b(update|insert|delete|for share)\b/);
  });

  it('are taken by statements that are known', () => {
    expect(tomas.map(([tabla]) => tabla).sort()).toEqual([
      'facturacion.correos',
      'facturacion.trabajos',
      'identidad.avisos_de_cuenta',
      'pedidos.programados',
      'pedidos.reporte_cartas',
      'pedidos.suscripciones',
    ]);
  });

  it.each(tomas)('of %s each company is named, and what is locked is passed over', (_, texto) => {
    expect(texto).toMatch(/for update( of \w+)? skip locked/);
    expect(texto.match(/\bempresa_id = \$1/g)).toHaveLength(2);
  });
});
