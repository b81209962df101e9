import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { AppError } from '@comanda/shared/errors/AppError';

import type { Limites } from './limites';
import { conexionesCortadas } from '../metricas/delProceso';
import { contador } from '../proceso/contador';
import { redDe } from './ritmo';

import type { Socket } from 'node:net';

/** How long an address counts as one that works here after a call with a session. */
const CONOCIDA_MS = 15 * 60_000;
const CONOCIDAS_MAXIMO = 10_000;

/** `red` is null for a proxy, which brings many people. */
type Conexion = { red: string | null; enCurso: number };

type Tope = Pick<Limites, 'conexiones' | 'conexionesDeUna' | 'conexionesReservadas'>;

/**
 * Shares out the connections of a server. One address has at most `conexionesDeUna`; at a limit the connection that has
 * asked for nothing for the longest gives way; the last `conexionesReservadas` are for addresses where somebody works.
 */
export function repartirConexiones(app: FastifyInstance, tope: Tope, proxies: string[]): void {
  const esProxy = proxyAddr.compile(proxies);
  const todas = new Map<Socket, Conexion>();
  /** The order of both is who was idle first. */
  const deCada = new Map<string, Set<Socket>>();
  const ociosas = new Set<Socket>();
  const conocidas = new Map<string, number>();
  const porProxy = contador();

  const conoce = (red: string | null) =>
    red === null || (conocidas.get(red) ?? 0) > Date.now() - CONOCIDA_MS;

  function olvidar(socket: Socket): void {
    const red = todas.get(socket)?.red ?? null;
    todas.delete(socket);
    ociosas.delete(socket);
    if (red === null) return;
    const suyas = deCada.get(red);
    suyas?.delete(socket);
    if (suyas?.size === 0) deCada.delete(red);
  }

  function cortar(socket: Socket, motivo: 'direccion' | 'total'): void {
    olvidar(socket);
    socket.destroy();
    conexionesCortadas.inc({ motivo });
  }

  /** The one of its address that has been idle for the longest gives way. */
  function haySitioEnSuRed(red: string | null): boolean {
    const suyas = red === null ? undefined : deCada.get(red);
    if (!suyas || suyas.size < tope.conexionesDeUna) return true;
    for (const socket of suyas)
      if (ociosas.has(socket)) {
        cortar(socket, 'direccion');
        return true;
      }
    return false;
  }

  /** Whoever is idle and does not work here gives way. */
  function haySitioEntreTodas(red: string | null): boolean {
    const libres = conoce(red) ? 0 : tope.conexionesReservadas;
    if (todas.size < tope.conexiones - libres) return true;
    for (const socket of ociosas)
      if (!conoce(todas.get(socket)?.red ?? null)) {
        cortar(socket, 'total');
        return true;
      }
    return false;
  }

  function ponerAlFinal(socket: Socket, { red }: Conexion): void {
    ociosas.delete(socket);
    ociosas.add(socket);
    if (red === null) return;
    const suyas = deCada.get(red) ?? new Set();
    suyas.delete(socket);
    deCada.set(red, suyas.add(socket));
  }

  app.server.on('connection', (socket: Socket) => {
    const ip = socket.remoteAddress;
    if (ip === undefined) return void socket.destroy(); // it went before it was looked at
    const red = esProxy(ip, 0) ? null : redDe(ip);
    if (!haySitioEnSuRed(red)) return cortar(socket, 'direccion');
    if (!haySitioEntreTodas(red)) return cortar(socket, 'total');
    const conexion = { red, enCurso: 0 };
    todas.set(socket, conexion);
    ponerAlFinal(socket, conexion);
    socket.once('close', () => olvidar(socket));
  });

  app.server.on('request', ({ socket }, respuesta) => {
    const conexion = todas.get(socket);
    if (!conexion) return;
    conexion.enCurso += 1;
    ociosas.delete(socket);
    respuesta.once('close', () => {
      conexion.enCurso -= 1;
      if (conexion.enCurso === 0 && todas.has(socket)) ponerAlFinal(socket, conexion);
    });
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (todas.get(request.raw.socket)?.red !== null) return done();
    const red = redDe(request.ip);
    if (porProxy.de(red) >= tope.conexionesDeUna)
      return done(new AppError('DEMASIADAS_PETICIONES', { espera: 1, por: 'conexiones' }));
    porProxy.sumar(red);
    reply.raw.once('close', () => porProxy.restar(red));
    done();
  });

  app.addHook('onResponse', async (request) => {
    if (!tieneSesion(request)) return;
    const red = redDe(request.ip);
    conocidas.delete(red);
    conocidas.set(red, Date.now());
    const [primera] = conocidas.keys();
    if (conocidas.size > CONOCIDAS_MAXIMO && primera !== undefined) conocidas.delete(primera);
  });
}

/** Only where the service asks who calls. */
const tieneSesion = (request: Partial<Pick<FastifyRequest, 'callerVivo'>>): boolean =>
  (request.callerVivo ?? null) !== null;
