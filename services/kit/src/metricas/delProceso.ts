import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What this process has counted, whichever of its servers did; processes are added up by who reads them. */
export const delProceso = new Registry();

const registers = [delProceso];

/** A label has the pattern of the route, and nothing of what was asked for. */
export const duracion = new Histogram({
  name: 'comanda_http_request_duration_seconds',
  help: 'Cuánto tardó cada petición, por ruta y clase de respuesta',
  labelNames: ['metodo', 'ruta', 'clase'] as const,
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers,
});

export const enCurso = new Gauge({
  name: 'comanda_http_en_curso',
  help: 'Peticiones que se están atendiendo',
  registers,
});

export const rechazos = new Counter({
  name: 'comanda_rechazos_total',
  help: 'Respuestas que no hicieron lo pedido, por su código',
  labelNames: ['code'] as const,
  registers,
});

export const conexionesCortadas = new Counter({
  name: 'comanda_conexiones_cortadas_total',
  help: 'Conexiones que no cupieron o cedieron su lugar, por el tope de una dirección o el de todas',
  labelNames: ['motivo'] as const,
  registers,
});

export const flujosAbiertos = new Gauge({
  name: 'comanda_flujos_abiertos',
  help: 'Páginas que esperan que se les diga qué cambió (/v1/flujo)',
  registers,
});

export const hechosDelFlujo = new Counter({
  name: 'comanda_flujo_hechos_total',
  help: 'Cambios que este proceso supo, suyos o de otro, y dijo a las páginas de su empresa',
  labelNames: ['tema'] as const,
  registers,
});

export const flujosCortados = new Counter({
  name: 'comanda_flujos_cortados_total',
  help: 'Flujos que cerró el servidor: la sesión terminó, la página no leía, o el proceso se va',
  labelNames: ['motivo'] as const,
  registers,
});

export const ventas = new Counter({
  name: 'comanda_ventas_total',
  help: 'Ventas registradas, con factura electrónica o sin ella',
  labelNames: ['factura'] as const,
  registers,
});
// there from the start: what appears with its first sale cannot be told from what never sold
for (const factura of ['si', 'no']) ventas.inc({ factura }, 0);

export const impresiones = new Counter({
  name: 'comanda_impresiones_total',
  help: 'Papeles pedidos, según salieron o no',
  labelNames: ['salio'] as const,
  registers,
});
for (const salio of ['si', 'no']) impresiones.inc({ salio }, 0);

export const entregas = new Counter({
  name: 'comanda_entregas_total',
  help: 'Documentos que salieron de la cola o la detuvieron, por el estado en que quedaron',
  labelNames: ['estado'] as const,
  registers,
});

export const sentenciasLentas = new Counter({
  name: 'comanda_sentencias_lentas_total',
  help: 'Sentencias que pasaron de LENTO_MS',
  registers,
});

let medido = false;

/** Node's own figures are watched from when somebody first asks for them. */
export function medirNode(): void {
  if (!medido) collectDefaultMetrics({ register: delProceso });
  medido = true;
}
