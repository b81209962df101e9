import { Impedimento } from './impedimento';

type Donde = {
  port: number;
  host: string;
  /** The setting that says another port. */
  variable: 'PORT' | 'PRINT_PORT' | 'SRI_SANDBOX_PORT';
};

/** Runs what listens on a port, and says in words why it could not. */
export async function escuchar<Result>(
  { port, host, variable }: Donde,
  abrir: (donde: { port: number; host: string }) => Promise<Result>,
): Promise<Result> {
  try {
    return await abrir({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new Impedimento(
        `El puerto ${port} está ocupado. Cierre el otro programa o elija otro puerto con ${variable}.`,
      );
    if (code === 'EACCES')
      throw new Impedimento(
        `El puerto ${port} pide permisos de administrador. Elija uno desde 1024 con ${variable}.`,
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new Impedimento(`La dirección ${host} no es de este equipo. Revise HOST.`);
    throw error;
  }
}

type Servidor = {
  listen: (donde: { port: number; host: string }) => Promise<string>;
  server: { address: () => unknown };
};

/** The address of a server that listens there from now on. */
export async function abrirEn(app: Servidor, donde: Donde): Promise<string> {
  await escuchar(donde, (lugar) => app.listen(lugar));
  const { port } = app.server.address() as { port: number }; // it listens on a port
  return `http://localhost:${port}`;
}
