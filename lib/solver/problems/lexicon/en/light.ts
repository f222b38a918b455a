import type { ProblemPhrases } from "../problem-phrases.ts";

/** Photons, and the absorption of light. */
export const ENGLISH_LIGHT: ProblemPhrases = {
  "kind/wavelength": ["wavelength", "wavelengths", "the wavelength", "wave length"],
  "kind/frequency": ["frequency", "the frequency", "frequencies"],
  "kind/molar-energy": ["energy of one mole of photons", "energy of a mole of photons", "energy of 1 mol of photons", "energy of one mole of these photons", "energy of a mole of these photons", "energy of one mole of such photons", "energy in one mole of photons", "energy of one mole of", "energy carried by one mole of photons", "energy for one mole of photons", "energy of a mole of", "energy of 1 mole of photons", "energy of one mole"],
  "kind/absorbance": ["absorbance", "the absorbance", "an absorbance", "optical density", "absorbances"],
  "kind/transmittance": ["percentage of the light is transmitted", "percent of the light is transmitted", "percentage of light is transmitted", "percent of light is transmitted", "percentage of the light passes through", "fraction of the light is transmitted", "of the light passes through", "of the incident light is transmitted","transmittance", "percent transmittance", "% transmittance", "percentage transmittance", "of the light is transmitted", "transmits", "the transmittance"],
  "kind/absorptivity": ["molar absorptivity", "absorptivity", "molar absorption coefficient", "molar extinction coefficient", "extinction coefficient", "molar attenuation coefficient", "molar absorptivity coefficient", "the molar absorptivity"],
  "kind/path-length": ["path length", "pathlength", "optical path length", "cell", "cuvette", "cell length", "thick", "cuvet", "the path length", "sample cell", "wide", "sample holder"],
  "kind/molarity": ["concentration", "molar concentration", "molarity", "the concentration", "concentrations"],
  "condition/light": [
    "whose photons each have", "photons each have", "each photon has", "fm radio station", "am radio station", "fm station", "am station", "fm radio", "am radio", "light source", "light pulse", "pulse of light", "laser pulse", "pulse", "laser light", "flash", "photons with", "photons of",
    "photon", "photons", "light", "radiation", "electromagnetic radiation", "laser", "a photon", "single photon", "one photon", "x ray", "x rays", "microwave", "microwaves", "radio wave", "radio waves", "infrared", "ultraviolet", "laser beam", "radio station", "visible light", "electromagnetic wave", "radar", "gamma ray", "gamma rays", "beam", "each photon", "uv light", "laser pointer", "spectral line", "emission line", "wave",
    "quantum", "quantum of light", "of a photon of", "of light with", "red light", "green light", "blue light", "yellow light", "violet light", "orange light", "infrared radiation", "ultraviolet radiation", "microwave radiation", "monochromatic light", "lamp",
  ],
  filler: ["source", "this laser", "certain", "laser emits","emits", "emit", "emitted", "emitted by", "broadcasts", "broadcast", "red", "green", "blue", "yellow", "violet", "orange", "speed of light", "beers law", "beer lambert law", "beer law", "spectrophotometer", "dye", "sodium lamp", "corresponding to", "corresponds to", "associated with", "absorbing species", "complex", "at this wavelength", "traveling", "vacuum"],
  foreign: ["sound", "sound wave", "ocean", "string", "seismic", "photons per second", "work function", "photoelectric", "ejected", "threshold", "transition from", "intensity", "kinetic", "momentum", "calibration", "pair of photons", "several photons", "both photons", "many photons", "blank", "the blank", "slope", "intercept", "refractive"],
};
