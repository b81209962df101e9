import webpack from 'webpack';

/** The file that an error of a build is about; empty where it says none. */
export const archivoDe = (error: Error): string =>
  error instanceof webpack.WebpackError ? (error.module?.nameForCondition() ?? '') : '';
