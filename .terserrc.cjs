// Gatsby's Parcel minifies gatsby-config and gatsby-node, which run here and once: that takes longer than it saves.
module.exports = { compress: false, mangle: false };
