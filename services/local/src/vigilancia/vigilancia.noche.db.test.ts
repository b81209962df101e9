import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';

import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { siHay } from '@comanda/kit/testing/siHay';
import { comoDueno } from '@comanda/kit/testing/testDb';
import { makeLinea, makeSolicitud } from '@comanda/ordering/testing/ventas';
import { CONSUMIDOR_FINAL } from '@comanda/shared/domain/fiscal/identificacion';

import { abrirMundo, type Mundo } from '../testing/mundo';

import { agrupadasPor, cierraBien, muestrasDe, usosDe } from './testing/expresiones';

const RAIZ = path.join(__dirname, '../../../..');
const REGLAS = path.join(RAIZ, 'operacion/prometheus/alertas.yml');
const TABLERO = path.join(RAIZ, 'operacion/grafana/comanda.json');
const GUIA = path.join(RAIZ, 'docs/operacion/vigilancia.md');

const alertasSchema = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.object({
          alert: z.string().regex(/^[A-Z]\w+$/),
          expr: z.string(),
          for: z.string().regex(/^\d+[smh]$/),
          labels: z.object({ severidad: z.enum(['critica', 'aviso']) }),
          annotations: z.object({ resumen: z.string(), accion: z.string() }),
        }),
      ),
    }),
  ),
});
const tableroSchema = z.object({
  panels: z.array(
    z.object({
      title: z.string(),
      targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })).min(1),
    }),
  ),
});

const promtool = siHay('promtool', spawnSync('promtool', ['--version']).status === 0);

/** Of the target, which Prometheus itself adds. */
const DE_PROMETHEUS = ['instance', 'job', 'le'];

const leerAlertas = async () =>
  alertasSchema.parse(parse(await readFile(REGLAS, 'utf8'))).groups.flatMap(({ rules }) => rules);
const leerTablero = async () =>
  tableroSchema.parse(JSON.parse(await readFile(TABLERO, 'utf8'))).panels;

describe('what is watched', () => {
  let mundo: Mundo;
  let muestras: ReturnType<typeof muestrasDe>;
  let texto: string;
  let expresiones: { de: string; expr: string }[];
  beforeAll(async () => {
    mundo = await abrirMundo();
    await mundo.vender(PUERTO);
    await mundo.vender(ANDINA);
    await mundo.vender(ANDINA);
    await comoDueno(
      mundo.url,
      `insert into facturacion.autoridad (ambiente, sin_respuesta_desde, visto) values ('1', now() - interval '7 minutes', now())
         on conflict (ambiente) do update set sin_respuesta_desde = excluded.sin_respuesta_desde;
       insert into facturacion.correos (empresa_id, clave_acceso, email, proximo, creado, actualizado)
       select empresa_id, clave_acceso, 'ana@x.ec', now(), now() - interval '11 minutes', now()
         from facturacion.comprobantes;
       insert into facturacion.pausas (empresa_id, clave_acceso, mensaje, desde)
       select empresa_id, min(clave_acceso), 'sin certificado', now() from facturacion.comprobantes
        where empresa_id = ${ANDINA.id} group by empresa_id;
       insert into plataforma.telemetria (empresa_id, hora, area, build, fase, veces, tramos)
       select ${PUERTO.id}, date_trunc('hour', now()), 'ventas', 'aaaaaaaaaaaa', f.fase, f.veces, '{0,0,0,40,0,0,0,0,0,0,0,0}'
         from (values ('carga', 40), ('fallida', 4), ('bucle', 2)) as f (fase, veces);
       insert into plataforma.medidas (empresa_id, hora, area, build, pantalla, medida, veces, tramos)
       select ${PUERTO.id}, date_trunc('hour', now()), 'ventas', 'aaaaaaaaaaaa', 'puntoventa', m.medida, 8, '{0,0,0,0,0,8,0,0,0,0,0,0}'
         from unnest(array['lcp', 'inp']) as m (medida);
       update facturacion.trabajos set creado = creado - interval '1 day' where empresa_id = ${ANDINA.id};
       update facturacion.trabajos set creado = now() - interval '20 minutes' where empresa_id = ${PUERTO.id}`,
    );
    await mundo.app.inject('/v1/no/existe');
    texto = (await mundo.app.inject('/metricas')).body;
    muestras = muestrasDe(texto);
    expresiones = [
      ...(await leerAlertas()).map(({ alert, expr }) => ({ de: alert, expr })),
      ...(await leerTablero()).flatMap(({ title, targets }) =>
        targets.map(({ expr }) => ({ de: title, expr })),
      ),
    ];
  });
  afterAll(() => mundo.cerrar());

  const valor = (serie: string) => {
    const linea = texto.split('\n').find((una) => una.startsWith(`${serie} `));
    return linea === undefined ? undefined : Number(linea.split(' ').at(-1));
  };

  it('has the queues and documents of all companies, and no name of any', () => {
    expect(valor('comanda_base_disponible')).toBe(1);
    expect(valor('comanda_cola_pendientes{cola="entrega"}')).toBe(3);
    expect(valor('comanda_cola_pendientes{cola="correo"}')).toBe(3);
    expect(valor('comanda_documentos{estado="FIRMADA"}')).toBe(3);
    expect(valor('comanda_documentos{estado="REQUIERE_ATENCION"}')).toBe(0);
    expect(valor('comanda_empresas_en_pausa')).toBe(1);
    for (const { empresa, ruc } of [PUERTO, ANDINA]) {
      expect(texto).not.toContain(empresa);
      expect(texto).not.toContain(ruc);
    }
  });

  it('has how fast each area uses up the faults it may have, and how fast it is', () => {
    const deVentas = (nombre: string) => valor(`comanda_area_${nombre}{area="ventas"}`);
    expect(deVentas('visitas_1h')).toBe(40);
    expect(deVentas('visitas_malas_1h')).toBe(4);
    expect(deVentas('consumo_6h')).toBeCloseTo(20, 6);
    expect(deVentas('presupuesto_gastado')).toBeCloseTo(20, 6);
    expect(deVentas('bucles_6h')).toBe(2);
    expect(deVentas('carga_p75_segundos')).toBeCloseTo(0.35, 6);
    expect(deVentas('lcp_p75_segundos')).toBeCloseTo(0.925, 6);
    expect(valor('comanda_area_consumo_1h{area="caja"}')).toBe(0);
  });

  it('is as old as what should be moving: what a paused company holds waits for a person', () => {
    const minutos = (serie: string) => Math.floor((valor(serie) ?? 0) / 60);
    expect(minutos('comanda_cola_edad_segundos{cola="entrega"}')).toBe(20);
    expect(minutos('comanda_cola_edad_segundos{cola="correo"}')).toBe(11);
    expect(minutos('comanda_autoridad_sin_respuesta_segundos{ambiente="1"}')).toBe(7);
    for (const cola of ['programados', 'suscripciones', 'reportes'])
      expect(valor(`comanda_cola_edad_segundos{cola="${cola}"}`)).toBe(0);
  });

  it('follows a request into the queue that its sale went to', async () => {
    const como = { ...mundo.como('Administrador'), 'x-request-id': 'pedido-de-caja-1' };
    const idempotencia = randomUUID();
    const clave_acceso = await mundo.reservar(PUERTO, idempotencia);
    const solicitud = makeSolicitud({
      empresa: PUERTO.empresa,
      clave_acceso,
      cedula: CONSUMIDOR_FINAL,
      tienda: [makeLinea(1)],
    });
    await mundo.dato('crearVenta', como, { ...solicitud, idempotencia });

    expect(
      await comoDueno(
        mundo.url,
        'select peticion from facturacion.trabajos where clave_acceso = $1',
        [clave_acceso],
      ),
    ).toEqual([{ peticion: 'pedido-de-caja-1' }]);
  });

  it('counts each sale', () => {
    expect(valor('comanda_ventas_total{factura="si"}')).toBe(3);
    expect(valor('comanda_ventas_total{factura="no"}')).toBe(0);
  });

  it('asks in every expression for metrics and labels that are there', () => {
    const faltas = expresiones.flatMap(({ de, expr }) =>
      usosDe(expr).flatMap(({ metrica, etiquetas }) => {
        const suyas = muestras.get(metrica);
        if (!suyas && !SIN_MUESTRA.has(metrica)) return [`${de}: ${metrica} is not measured`];
        const ajenas = etiquetas.filter((una) => !suyas?.has(una) && !DE_PROMETHEUS.includes(una));
        return suyas ? ajenas.map((una) => `${de}: ${metrica} has no label ${una}`) : [];
      }),
    );
    expect(faltas).toEqual([]);
    expect(expresiones.flatMap(({ expr }) => usosDe(expr)).length).toBeGreaterThan(30);
  });

  it('groups by labels that what it asks for has', () => {
    const faltas = expresiones.flatMap(({ de, expr }) => {
      const hay = usosDe(expr).flatMap(({ metrica }) => [
        ...(muestras.get(metrica)?.keys() ?? DE_ENTREGAS),
      ]);
      const propias = expr.includes('node_') ? ['mountpoint'] : [];
      return agrupadasPor(expr)
        .filter((una) => ![...hay, ...DE_PROMETHEUS, ...propias].includes(una))
        .map((una) => `${de}: by ${una}`);
    });
    expect(faltas).toEqual([]);
  });

  it('asks for the route of the sale as it is registered, for queues and states that there are', () => {
    const dichos = expresiones.flatMap(({ expr }) => [
      ...[...expr.matchAll(/ruta="([^"]+)"/g)].map(([, una]) => ['ruta', una]),
      ...[...expr.matchAll(/(cola|estado)=~?"([^"]+)"/g)].flatMap(([, cual, lista = '']) =>
        lista.split('|').map((una) => [cual, una]),
      ),
    ]);
    const hay = new Set(
      [...muestras.values()].flatMap((suyas) =>
        [...suyas].flatMap(([etiqueta, valores]) =>
          [...valores].map((una) => `${etiqueta} ${una}`),
        ),
      ),
    );
    expect(dichos.map((par) => par.join(' ')).filter((par) => !hay.has(par))).toEqual([]);
  });

  it('has no expression that does not close', () => {
    expect(expresiones.filter(({ expr }) => !cierraBien(expr))).toEqual([]);
  });

  it('says of each alert what to do, where the guide does', async () => {
    const guia = await readFile(GUIA, 'utf8');
    const secciones = [...guia.matchAll(/^### (\w+)$/gm)].map(([, una]) => una);
    const alertas = await leerAlertas();
    expect(secciones).toEqual(alertas.map(({ alert }) => alert));
    expect(alertas.map(({ annotations }) => annotations.accion)).toEqual(
      alertas.map(({ alert }) => `docs/operacion/vigilancia.md#${alert.toLowerCase()}`),
    );
  });

  (promtool.esta ? it : it.skip)(promtool.titulo('is taken by Prometheus itself'), () => {
    const { status, stdout } = spawnSync('promtool', ['check', 'rules', REGLAS], {
      encoding: 'utf8',
    });
    expect(stdout).toContain('SUCCESS');
    expect(status).toBe(0);
  });

  it("goes on with the process's own figures while the database is away", async () => {
    const solo = await abrirMundo();
    await solo.db.close();
    const dicho = (await solo.app.inject('/metricas')).body;
    expect(dicho).toContain('comanda_base_disponible 0');
    expect(dicho).toMatch(/^comanda_ventas_total\{factura="si"\} [1-9]/m);
    expect(dicho).not.toMatch(/^comanda_cola_edad_segundos\{/m);
    await solo.cerrar();
  });
});

/**
 * Counted from the first time it happens, which needs an authority (entrega.db.test), with this label; and of who keeps the data folder,
 * which this world has not (ultimoRespaldo.db.test).
 */
const SIN_MUESTRA = new Set(['comanda_entregas_total', 'comanda_respaldo_edad_segundos']);
const DE_ENTREGAS = ['estado'];
