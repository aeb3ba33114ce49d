// How icons are made small: drawn in whole numbers on the grid that fetch.py puts them on.
module.exports = {
  multipass: true,
  floatPrecision: 0,
  plugins: [
    {
      name: "preset-default",
      params: {
        overrides: {
          convertPathData: { makeArcs: false }, // on so coarse a grid an arc of a circle misses its ends
          convertTransform: { floatPrecision: 5 }, // else a scale would become none
        },
      },
    },
  ],
};
