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
    expect(texto).toContain('language sql stable security definer');
    expect(texto).toMatch(/limit p_n\s+\$\$;/);
    expect(texto).not.toMatch(/\b(update|insert|delete|for share)\b/);
  });
});
