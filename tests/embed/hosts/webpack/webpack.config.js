export default {
  mode: 'production',
  entry: './src/main.ts',
  output: { filename: 'main.js', chunkFilename: '[name].js', clean: true },
  module: { rules: [{ test: /\.ts$/, use: 'ts-loader', exclude: /node_modules/ }] },
  performance: { hints: false },
};
