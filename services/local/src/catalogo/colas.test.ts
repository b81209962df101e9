import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

const SERVICIOS = path.join(__dirname, '../../..');
/** The parameters that kit/cola/tomarDe gives, and the company first in what is answered. */
const FORMA =
  /create or replace function (\w+\.tomar_\w+)\(p_n int, p_ahora timestamptz, p_segundos int\)\s+returns table \(empresa_id int, /;

/** The functions of one file each that lease rows: their names, and what they say. */
const colas = readdirSync(SERVICIOS).flatMap((servicio) => {
  const carpeta = path.join(SERVICIOS, servicio, 'migrations/funciones');
  return listar(carpeta)
    .map((archivo) => readFileSync(path.join(carpeta, archivo), 'utf8'))
    .filter((texto) => texto.includes('skip locked') && texto.includes('arrendado_hasta ='))
    .map((texto) => [/function (\w+\.\w+)/.exec(texto)?.[1] ?? '', texto] as const);
});

function listar(carpeta: string): string[] {
  try {
    return readdirSync(carpeta);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []; // a service without a database
    throw error;
  }
}

describe('queues of all companies', () => {
  it('are those that are known', () => {
    expect(colas.map(([nombre]) => nombre).sort()).toEqual([
      'facturacion.tomar_correos',
      'facturacion.tomar_trabajos',
      'identidad.tomar_avisos_de_cuenta',
      'pedidos.tomar_programados',
      'pedidos.tomar_reporte_cartas',
      'pedidos.tomar_suscripciones',
    ]);
  });

  it.each(colas)('%s is taken in the one form', (nombre, texto) => {
    expect(FORMA.exec(texto)?.[1]).toBe(nombre);
    expect(texto).toContain('security definer');
    expect(texto).toMatch(/arrendado_hasta = p_ahora \+ make_interval\(secs => p_segundos\)/);
    expect(texto).toMatch(/limit p_n\s+for update( of \w+)? skip locked/);
  });
});
